import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import type { SiteDocument } from '#contract/rules/pages/site-documents.ts';
import { buildPageScript } from './single-script.ts';

const seat = 'src/views/experience/seat-entry.ts';
const livePage = 'src/views/experience/live-page.tsx';
const clipPlayer = 'src/services/playback/clip-player.ts';
const hls = 'node_modules/hls.js/dist/hls.light.mjs';
const transport = 'src/services/http/transport.ts';
const toOthers = [
  'src/services/realtime/connect-realtime.ts',
  'node_modules/ably/build/modular/index.mjs',
  'src/machines/live-session/own-room.ts',
];

const ofPicture = [livePage, clipPlayer, hls];

/** The entries that every page outside a seat loads: the login, and the table of pages. */
const ofSite = ['src/compose-account.ts', 'src/routes/site-pages.ts', transport];

interface Preloads {
  /** Loaded with the application. */
  atOnce: readonly string[];
  /** Fetched at the lowest priority; `early-fetch.ts` preloads those of the picture once it knows that the story runs. */
  ahead: readonly string[];
}

/** By the path that a document is written for. */
const ofSeats: Readonly<Record<string, Preloads>> = {
  '/experience/live': { atOnce: [seat, ...ofPicture], ahead: [transport, ...toOthers] },
  '/experience': { atOnce: [seat], ahead: [transport, ...ofPicture, ...toOthers] },
};

const manifestFile = 'manifest.json';

/**
 * Adds the files of Vite's manifest that a page outside a seat loads to index.html, and writes index.html once more for
 * each path of `ofSeats` with preloads of a seat's files and the script that requests the seat's first answers.
 */
export function seatPreloads(): Plugin {
  let config: ResolvedConfig;
  let page: string | undefined;
  let manifest: Manifest = {};
  return {
    name: 'seat-preloads',
    apply: (_, { command }) => command === 'build' && process.env.PRERENDER !== '0',
    config: () => ({ build: { manifest: manifestFile } }),
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        manifest = JSON.parse(await readFile(path.join(dir, manifestFile), 'utf8')) as Manifest;
        const index = path.join(dir, 'index.html');
        page = await readFile(index, 'utf8');
        await writeFile(index, withLinks(page, filesOf(manifest, ofSite).map(preload)));
      },
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (page === undefined) return;
        const outDir = path.resolve(config.root, config.build.outDir);
        const script = await buildPageScript(config, 'src/early/early-fetch.ts');
        const listed = path.join(outDir, 'documents.json');
        const documents = JSON.parse(await readFile(listed, 'utf8')) as SiteDocument[];
        for (const [under, { atOnce, ahead }] of Object.entries(ofSeats)) {
          const file = `documents/routed${under.replaceAll('/', '-')}.html`;
          const preloaded = filesOf(manifest, atOnce);
          const picture = new Set(filesOf(manifest, ofPicture));
          const text = withLinks(page, [
            ...preloaded.map(preloadLate),
            ...filesOf(manifest, ahead)
              .filter((one) => !preloaded.includes(one))
              .map((one) => prefetch(one, picture.has(one))),
          ]);
          await writeFile(path.join(outDir, file), withScript(text, script.text));
          documents.push({
            under,
            file,
            type: 'text/html; charset=utf-8',
            inlineScript: script.hash,
            sendsEarly: true,
          });
        }
        await writeFile(listed, JSON.stringify(documents));
        await rm(path.join(outDir, manifestFile));
      },
    },
  };
}

/** The files of these entries, of all that they import, and their styles. */
function filesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const entry of entries) add(keyOf(manifest, entry));
  return [...files];
}

/** An entry that is all of its chunk's group has that chunk's key. */
function keyOf(manifest: Manifest, entry: string): string {
  const chunk = `_${path.basename(entry, path.extname(entry))}-`;
  const key =
    entry in manifest
      ? entry
      : Object.keys(manifest).find((one) => one.startsWith(chunk) && one.endsWith('.js'));
  if (!key) throw new Error(`The manifest has no ${entry}`);
  return key;
}

const ownScript = '<script src="/scheme.js"></script>';

const isStyle = (file: string) => file.endsWith('.css');
const link = (file: string, priority = '') =>
  isStyle(file)
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload"${priority} crossorigin href="/${file}">`;
const preload = (file: string) => link(file);
/** The first free connection of six is for what the page's own script requests. */
const preloadLate = (file: string) => link(file, ' fetchpriority="low"');
const prefetch = (file: string, isOfPicture: boolean) =>
  `<link rel="prefetch" as="${isStyle(file) ? 'style' : 'script'}"${isOfPicture ? ' data-picture' : ''} crossorigin href="/${file}">`;

/** The page's own files are linked already. */
const withLinks = (page: string, links: readonly string[]) =>
  page.replace('</head>', () =>
    [...links.filter((one) => !page.includes(one.slice(one.lastIndexOf('"/')))), '</head>'].join('\n'),
  );

function withScript(page: string, script: string): string {
  if (!page.includes(ownScript)) throw new Error(`index.html has no ${ownScript}`);
  return page.replace(ownScript, () => `<script>${script}</script>`);
}
