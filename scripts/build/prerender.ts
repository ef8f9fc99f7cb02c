import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { type SpokenLanguage, spokenLanguages } from '#contract/rules/languages.ts';
import type { PriceList } from '#contract/calls/schemas/orders.ts';
import { defaultPacks } from '#contract/rules/money/credit-packs.ts';
import {
  emptyBody,
  emptyHead,
  emptyPrices,
  pageRenderer,
  type RenderedPage,
  type SiteDocument,
  unknownPath,
} from '#contract/rules/pages/site-documents.ts';
import { scriptJson } from '#contract/rules/pages/site-settings.ts';
import { readShop } from '../../server/config/shop.ts';
import { pictureOf } from '../../src/views/shared/shell/page-picture.ts';
import type { Site } from '../../src/prerender/site.ts';
import { readApplication } from './prerender/built-application.ts';
import { feed, robots, sitemap } from './prerender/feeds.ts';
import { pageDocument } from './prerender/page-document.ts';
import { pagePicture } from './prerender/page-picture.ts';
import { styleOf } from './prerender/page-style.ts';
import { buildPageScript, type PageScript } from './single-script.ts';

const html = 'text/html; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/**
 * Writes every public page as whole HTML, with its picture, and the sitemap, the feed and robots.txt; documents.json says
 * which is which. `PRERENDER=0` leaves all of it to the browser.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let isBuilt = false;
  return {
    name: 'prerender',
    apply: () => process.env.PRERENDER !== '0',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      isBuilt = true;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (!isBuilt) return;
        const outDir = path.resolve(config.root, config.build.outDir);
        const [site, pageScript] = await Promise.all([
          buildRenderer(config, path.join(outDir, pageRenderer.folder)),
          buildPageScript(config, 'src/hydration/page.ts'),
        ]);
        await writeSite({ site, pageScript, outDir });
      },
    },
  };
}

/** The browser's side once more, for this process, and for the server where its prices are others. */
async function buildRenderer({ root, mode, define }: ResolvedConfig, outDir: string): Promise<Site> {
  await build({
    root,
    mode,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/site.ts',
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      copyPublicDir: false,
      // Here the journal is in the same file as the pages, which is right.
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: pageRenderer.file },
      },
    },
  });
  const module = await import(pathToFileURL(path.join(outDir, pageRenderer.file)).href);
  return (module as { site: Site }).site;
}

interface Making {
  site: Site;
  pageScript: PageScript;
  outDir: string;
}

async function writeSite({ site, pageScript, outDir }: Making): Promise<void> {
  const template = await withIcon(await readFile(path.join(outDir, 'index.html'), 'utf8'), outDir);
  const application = await readApplication(outDir, template);
  await rm(path.join(outDir, 'documents'), { recursive: true, force: true });
  for (const folder of ['documents', 'og']) await mkdir(path.join(outDir, folder), { recursive: true });
  const documents: SiteDocument[] = [];
  const pictures = new Map<string, Buffer>();

  const write = async (document: SiteDocument, text: string) => {
    documents.push(document);
    await writeFile(path.join(outDir, document.file), text);
  };
  const make = async (
    { head, body }: RenderedPage,
    name: string,
    { readsQuery, unlisted }: Pick<Site['pages'][number], 'readsQuery' | 'unlisted'>,
    prices: string | null,
    language: SpokenLanguage,
    styled = body,
  ) => {
    const style = await styleOf(template + styled, application.css);
    const parts = {
      head,
      body,
      style,
      prices,
      language,
      readsQuery: readsQuery === true,
      needsScript: unlisted === true,
    };
    return {
      file: `documents/${name}.html`,
      type: html,
      language,
      inlineScript: pageScript.hash,
      head,
      text: pageDocument(template, pageScript.text, application, parts),
    };
  };

  const writePage = async (page: Site['pages'][number], language: SpokenLanguage) => {
    const { path: address, showsPrices, showsProviders } = page;
    const picture = pictureOf(address, language);
    const name = path.basename(picture, '.png');
    const providers = showsProviders && { withoutProviders: showsProviders };
    for (const prices of showsPrices ? priceLists() : [null]) {
      const suffix = prices?.card ? '-card' : '';
      const rendered = await site.renderPage(address, prices, language);
      const shown = prices && scriptJson(prices);
      const { head, text, ...made } = await make(rendered, name + suffix, page, shown, language);
      await write({ path: address, ...made, ...(prices && { prices }), ...providers }, text);
      pictures.set(picture, pagePicture(contentOf(head, 'og:title'), contentOf(head, 'description')));
    }
    if (showsPrices) {
      const bodies = await Promise.all(
        differentPrices.map(async (prices) => (await site.renderPage(address, prices, language)).body),
      );
      const frame = { head: emptyHead, body: emptyBody };
      const styled = bodies.join('');
      const { text, ...made } = await make(frame, `${name}-frame`, page, emptyPrices, language, styled);
      await write({ path: address, ...made, isFrame: true, ...providers }, text);
    }
  };

  for (const language of spokenLanguages) {
    for (const page of site.pages) await writePage(page, language);
    const rendered = await site.renderPage(unknownPath, null, language);
    const {
      head: _head,
      text,
      ...nothing
    } = await make(rendered, `not-found-${language}`, {}, null, language);
    await write(nothing, text);
  }
  await write({ path: '/sitemap.xml', file: 'documents/sitemap.xml', type: xml }, sitemap(site.pages));
  await write({ path: '/feed.xml', file: 'documents/feed.xml', type: xml }, feed(site.articles));
  await write({ path: '/robots.txt', file: 'documents/robots.txt', type: plain }, robots());
  for (const [address, picture] of pictures) await writeFile(path.join(outDir, address), picture);
  await writeFile(path.join(outDir, 'documents.json'), JSON.stringify(documents));
}

/** The icon is inline: a file would compete with the typefaces before the first paint. */
async function withIcon(template: string, outDir: string): Promise<string> {
  const svg = await readFile(path.join(outDir, 'favicon.svg'), 'utf8');
  const data = svg.trim().replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'");
  return template.replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${data}"`);
}

/** Prices that between them show each part that a page may show with prices: what they look like is in a page's style. */
const differentPrices: readonly (PriceList | null)[] = [
  null,
  { packs: [...defaultPacks], card: true, welcome_credits: 2 },
  { packs: defaultPacks.slice(0, 1), card: false, welcome_credits: 0 },
];

/** What may be sold where this build is served, with a card and without one. */
function priceLists(): PriceList[] {
  const { shop } = readShop(process.env, false);
  const welcome_credits = Number(process.env.WELCOME_CREDITS ?? 1);
  return shop ? [true, false].map((card) => ({ packs: [...shop.packs], card, welcome_credits })) : [];
}

function contentOf(head: string, name: string): string {
  const [, content = ''] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head) ?? [];
  return content
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
