import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * Cuts the two typefaces down to what nearly every page shows: English and German in the weights of the house. All other
 * letters come from the whole files, which browsers fetch only where a page has such a letter (fonts.css).
 */
const root = path.resolve(import.meta.dirname, '../..');
const from = path.join(root, 'node_modules/@fontsource-variable');
const forPages = path.join(root, 'src/views/shared/theme/fonts');
const forPictures = path.join(root, 'scripts/build/prerender/fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const letters = `${ascii}\u00a0«°·»×–—‘’“”…€−ÄÖÜäöüßéè©→`;
/** A picture has these alone: those of Western Europe, in whose languages pages may be. */
const latin1 = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0xa1 + index)).join('');
const pictureLetters = `${letters}${latin1}ŒœŸ„‚`;

/** What shows by itself, and figures of one width; no stylistic sets, fractions or small capitals. */
const keepFeatures = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'],
  ...['lnum', 'pnum', 'tnum'],
];

async function cut(
  source: string,
  target: string,
  axes: Parameters<typeof subsetFont>[2],
  shown = letters,
): Promise<void> {
  const whole = await readFile(path.join(from, source));
  const font = await subsetFont(whole, shown, axes);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, font);
  console.log(`${path.relative(root, target)} ${font.length}`);
}

const serif = 'fraunces/files/fraunces-latin-opsz-normal.woff2';
const sans = 'figtree/files/figtree-latin-wght-normal.woff2';
await cut(serif, path.join(forPages, 'fraunces-core.woff2'), {
  targetFormat: 'woff2',
  variationAxes: { wght: 560 },
});
await cut(sans, path.join(forPages, 'figtree-core.woff2'), {
  targetFormat: 'woff2',
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 700 } },
});
await cut(
  serif,
  path.join(forPictures, 'fraunces.ttf'),
  {
    targetFormat: 'truetype',
    variationAxes: { wght: 560, opsz: 72 },
  },
  pictureLetters,
);
await cut(
  sans,
  path.join(forPictures, 'figtree.ttf'),
  {
    targetFormat: 'truetype',
    variationAxes: { wght: 500 },
  },
  pictureLetters,
);
