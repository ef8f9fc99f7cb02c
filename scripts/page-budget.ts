import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { spokenLanguages } from '#contract/rules/languages.ts';

/*
 * What a page may weigh, in bytes after gzip: its script before it answers, all script that it loads by itself, and its
 * style. `node scripts/page-budget.ts [folder]` measures a built site and fails where one is over, where a participant's
 * page imports what the site alone needs, where files import one another in a circle, or where a part of the component
 * library has come without its style.
 */
const limits = { script: 60_000, style: 20_000 } as const;
/** Each language adds the addresses of its tables to what a page loads; the limits below are those with two. */
const moreLanguages = (spokenLanguages.length - 2) * 600;
/** The entry of all pages that route in the browser, the login among them, and what it always loads, before the file of the page itself. */
const routedLimits = { script: 181_500 + moreLanguages, style: 23_000 } as const;

/**
 * All script, in bytes after gzip, that a page which routes in the browser needs before it shows what it is for: what its
 * HTML names, the chunks of these names, and whatever those import. `files`: how many that may be, since over HTTP/1.1 a
 * browser requests six at a time, and each further round is a wait.
 */
const journeys = [
  { name: 'login', page: 'index.html', chunks: ['login-page'], files: 30, limit: 196_000 },
  {
    name: 'home page once it is touched',
    page: 'index.html',
    chunks: ['home-page'],
    files: 32,
    limit: 202_500,
  },
  {
    name: 'sign-up once it is touched',
    page: 'index.html',
    chunks: ['signup-page'],
    files: 42,
    limit: 207_500,
  },
  {
    name: 'personal link to the waiting room',
    page: 'documents/routed-experience.html',
    chunks: [],
    files: 8,
    limit: 193_000,
  },
  {
    name: 'personal link to a picture that plays',
    page: 'documents/routed-experience-live.html',
    chunks: ['hls.light'],
    files: 12,
    limit: 308_000,
  },
] as const;

const outDir = process.argv[2] ?? path.resolve(import.meta.dirname, '../dist');
const sizeOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const fileSize = (address: string) => sizeOf(readFileSync(path.join(outDir, address)));
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const addresses = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

/** Of a page's inline script. */
function heldSize(html: string): number {
  const held = addresses(html, /<script>([\s\S]*?)<\/script>/g).join('');
  return held === '' ? 0 : sizeOf(held);
}

function weigh(html: string) {
  const scripts = addresses(html, /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g);
  const sheets = addresses(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const inline = addresses(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
  return {
    script: sum(scripts.map(fileSize)) + heldSize(html),
    style: sum(sheets.map(fileSize)) + (inline === '' ? 0 : sizeOf(inline)),
  };
}

const assets = readdirSync(path.join(outDir, 'assets'));
const isOf = (name: string) => (file: string) => file.startsWith(`${name}-`) && file.endsWith('.js');

const importsOf = (file: string) =>
  addresses(
    readFileSync(path.join(outDir, 'assets', file), 'utf8'),
    /(?:from|import)["`]\.\/([^"`]+\.js)["`]/g,
  );

/** The files and all that they import at once. */
function withImports(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    withImports(importsOf(file), known);
  }
  return known;
}

/** A way of imports that comes back to where it began; such files run in an order that nobody has chosen. */
function findCycle(file: string, way: readonly string[], done: Set<string>): readonly string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return undefined;
  done.add(file);
  for (const imported of importsOf(file)) {
    const cycle = findCycle(imported, [...way, file], done);
    if (cycle) return cycle;
  }
  return undefined;
}

/** What its script takes out later. */
const inert = /<template[\s\S]*?<\/template>/g;

function journeyScript(page: string, chunks: readonly string[]): { script: number; files: number } {
  const html = readFileSync(path.join(outDir, page), 'utf8').replace(inert, '');
  const named = addresses(html, /(?:src|modulepreload"[^>]* href)="\/assets\/([^"]+\.js)"/g);
  const own = chunks.flatMap((name) => {
    const found = assets.filter(isOf(name));
    if (found.length === 0) throw new Error(`No chunk is named ${name}`);
    return found;
  });
  const beside = addresses(html, /<script[^>]* src="\/([^"/]+\.js)"/g);
  const loaded = [...withImports([...named, ...own])].map((file) => `assets/${file}`);
  return { script: sum([...loaded, ...beside].map(fileSize)) + heldSize(html), files: loaded.length };
}

const pages = readdirSync(path.join(outDir, 'documents')).filter(
  (file) => file.endsWith('.html') && !file.startsWith('routed'),
);
const weighed = [
  ...pages.map((file) => ({ file: `documents/${file}`, limit: limits })),
  { file: 'index.html', limit: routedLimits },
].map(({ file, limit }) => ({ file, limit, ...weigh(readFileSync(path.join(outDir, file), 'utf8')) }));

let isOver = pages.length === 0;
for (const { file, script, style, limit } of weighed) {
  const over = script > limit.script || style > limit.style;
  isOver ||= over;
  console.log(
    `${over ? 'OVER ' : ''}${file}: script ${script} of ${limit.script}, style ${style} of ${limit.style}`,
  );
}
for (const { name, page, chunks, files: mostFiles, limit: ofTwo } of journeys) {
  const { script, files } = journeyScript(page, chunks);
  const limit = ofTwo + moreLanguages;
  const over = script > limit || files > mostFiles;
  isOver ||= over;
  console.log(`${over ? 'OVER ' : ''}${name}: script ${script} of ${limit}, files ${files} of ${mostFiles}`);
}
/** A participant's pages load without the login, and the pages of the site without the seat's. */
const apart: readonly (readonly [pages: readonly string[], chunk: string])[] = [
  [['join-page', 'end-page', 'seat-entry', 'live-page', 'system-check-page'], 'site-pages'],
  [['login-page', 'signup-page', 'home-page', 'faq-page', 'dashboard-layout', 'sessions-page'], 'seat-entry'],
];
const mixed = apart.flatMap(([pages, chunk]) =>
  pages
    .filter((name) => [...withImports(assets.filter(isOf(name)))].some(isOf(chunk)))
    .map((name) => `${name} imports ${chunk}`),
);
for (const fault of mixed) console.log(fault);
const known = new Set<string>();
const scripts = assets.filter((file) => file.endsWith('.js'));
const cycle = scripts.map((file) => findCycle(file, [], known)).find((found) => found !== undefined);
if (cycle) console.log(`Files import one another: ${cycle.join(' → ')}`);

/** How the component library names a class; its parts and their styles are chosen apart, so that one may be forgotten. */
const classesIn = (ending: string) =>
  new Set(
    assets
      .filter((file) => file.endsWith(ending))
      .flatMap(
        (file) => readFileSync(path.join(outDir, 'assets', file), 'utf8').match(/\bm_[0-9a-f]{6,8}\b/g) ?? [],
      ),
  );
const styled = classesIn('.css');
const libraryStyles = path.resolve(import.meta.dirname, '../node_modules/@mantine/core/styles');
const offered = readdirSync(libraryStyles)
  .filter((file) => file.endsWith('.layer.css'))
  .map((file) => ({ file, text: readFileSync(path.join(libraryStyles, file), 'utf8') }));
const unstyled = [...classesIn('.js')]
  .filter((name) => !styled.has(name))
  .flatMap((name) => offered.filter(({ text }) => text.includes(name)).map(({ file }) => file));
for (const file of new Set(unstyled)) console.log(`Its style has not come: ${file}`);
process.exitCode = isOver || mixed.length > 0 || cycle || unstyled.length > 0 ? 1 : 0;
