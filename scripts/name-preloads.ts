import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { SiteDocument } from '#contract/rules/site-documents.ts';
import { liveEntries, seatEntries, siteEntries } from './seat-chunk.ts';
import { buildPageScript } from './single-script.ts';

const ofSeats = [...seatEntries, '/src/views/experience/words/english/seat.ts'];
const ofStory = '/src/views/experience/words/english/story.ts';

/** What sends requests: a personal link's page has asked early for what it shows, every other page asks at once. */
const ofRequests = '/src/services/http/transport.ts';

/** What rises over the picture between its clips. */
const ofScenes = '/src/views/experience/live/live-panel.tsx';

const ofPicture = '/hls.js/dist/hls.light.mjs';

/** What the others are reached by: news, and the talk at a table. */
const ofOthers = [
  '/src/services/realtime/connect-realtime.ts',
  '/ably/build/modular/index.mjs',
  '/src/services/realtime/fitting-message.ts',
  '/src/machines/live-session/own-room.ts',
];

/**
 * Of the pages below a path, what each of them loads at once, and what comes while somebody waits. Whoever comes into a
 * story that runs sees its picture first: the way to the others is loaded once that moves.
 */
const preloaded: Readonly<Record<string, Record<keyof Files, readonly string[]>>> = {
  '/experience/live': {
    atOnce: [...ofSeats, ...liveEntries, ofStory, ofRequests],
    ahead: [ofPicture],
    others: [],
  },
  '/experience': {
    atOnce: ofSeats,
    ahead: [...liveEntries, ofStory, ofPicture, ofRequests],
    others: [...ofOthers, ofScenes],
  },
};

/**
 * Names in the page that routes in the browser what all pages but those of a seat load, and writes it for some paths once
 * more, with the files named that these pages load: they come with the application instead of after it. So do the first
 * answers, which a small script in the page asks for.
 */
export function namePreloads(): Plugin {
  let config: ResolvedConfig;
  let chunks: Rolldown.OutputChunk[] = [];
  let page = '';
  return {
    name: 'name-preloads',
    enforce: 'post',
    apply: () => process.env.PRERENDER !== '0',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle(_options, bundle) {
      const file = bundle['index.html'];
      if (file?.type !== 'asset') return;
      chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      page = String(file.source);
      file.source = withLinks(
        page,
        newTo(page, filesOf(chunks, [...siteEntries, ofRequests])).map((one) => preload(one)),
      );
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (chunks.length === 0) return;
        const outDir = path.resolve(config.root, config.build.outDir);
        const asksEarly = !config.env.VITE_API_BASE_URL;
        const script = await buildPageScript(config, asksEarly ? 'src/early/ask-early.ts' : null);
        const listed = path.join(outDir, 'documents.json');
        const documents = JSON.parse(await readFile(listed, 'utf8')) as SiteDocument[];
        for (const [under, entries] of Object.entries(preloaded)) {
          const file = `documents/routed${under.replaceAll('/', '-')}.html`;
          const files = {
            atOnce: filesOf(chunks, entries.atOnce),
            ahead: filesOf(chunks, entries.ahead),
            others: filesOf(chunks, entries.others),
          };
          await writeFile(path.join(outDir, file), withScript(withPreloads(page, files), script.text));
          documents.push({
            under,
            file,
            type: 'text/html; charset=utf-8',
            inlineScript: script.hash,
            ...(asksEarly ? { sendsEarly: true } : {}),
          });
        }
        await writeFile(listed, JSON.stringify(documents));
      },
    },
  };
}

function filesOf(chunks: readonly Rolldown.OutputChunk[], entries: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const style of viteMetadata?.importedCss ?? []) files.add(style);
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
  };
  for (const entry of entries) {
    // Where its module is part of a larger chunk, an entry has a small file besides that stands for it.
    const own = chunks.filter(
      ({ moduleIds, facadeModuleId }) =>
        facadeModuleId?.endsWith(entry) || moduleIds.some((id) => id.endsWith(entry)),
    );
    if (own.length === 0) throw new Error(`No chunk has ${entry}`);
    for (const chunk of own) add(chunk);
  }
  return files;
}

interface Files {
  atOnce: ReadonlySet<string>;
  ahead: ReadonlySet<string>;
  /** What the page's own script loads once it knows that somebody waits. */
  others: ReadonlySet<string>;
}

const ownScript = '<script src="/scheme.js"></script>';

const isStyle = (file: string) => file.endsWith('.css');
const preload = (file: string, priority = '') =>
  isStyle(file)
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload"${priority} crossorigin href="/${file}">`;
/** Of six connections the first that is free is for what the page's own script asks for. */
const preloadLate = (file: string) => preload(file, ' fetchpriority="low"');
const prefetch = (file: string) =>
  `<link rel="prefetch" as="${isStyle(file) ? 'style' : 'script'}" crossorigin href="/${file}">`;

/** The page loads its own files anyway. */
const newTo = (page: string, files: ReadonlySet<string>) =>
  [...files].filter((file) => !page.includes(`/${file}"`));

const withLinks = (page: string, links: readonly string[]) =>
  page.replace('</head>', () => [...links, '</head>'].join('\n'));

function withPreloads(page: string, { atOnce, ahead, others }: Files): string {
  return withLinks(page, [
    ...newTo(page, atOnce).map(preloadLate),
    ...newTo(page, ahead)
      .filter((file) => !atOnce.has(file))
      .map(prefetch),
    `<template id="others">${newTo(page, others)
      .filter((file) => !atOnce.has(file))
      .map(preloadLate)
      .join('')}</template>`,
  ]);
}

function withScript(page: string, script: string): string {
  if (!page.includes(ownScript)) throw new Error(`index.html has no ${ownScript}`);
  return page.replace(ownScript, () => `<script>${script}</script>`);
}
