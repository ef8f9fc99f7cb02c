import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The three hands a document is written in; each goes on to fonts with more characters where its own has none. */
export type Hand = 'text' | 'bold' | 'title';

/** A font that may hold a character; `name` is what it is called inside a document. */
export interface FontFile {
  name: string;
  file: string;
}

/** Latin in the site's two families; the rest of Europe, the Near East, Lao and others in one wide family. */
const chains: Readonly<Record<Hand, readonly FontFile[]>> = {
  text: [...family('figtree', 400), wide('DejaVuSans')],
  bold: [...family('figtree', 600), wide('DejaVuSans-Bold'), wide('DejaVuSans')],
  title: [...family('fraunces', 600), wide('DejaVuSerif-Bold'), wide('DejaVuSans-Bold'), wide('DejaVuSans')],
};

function family(name: string, weight: number): FontFile[] {
  return ['latin', 'latin-ext'].map((subset) => fontsource(name, subset, weight));
}

function fontsource(name: string, subset: string, weight: number): FontFile {
  const file = `${name}-${subset}-${weight}-normal`;
  return { name: file, file: resolve(`@fontsource/${name}/files/${file}.woff`) };
}

function wide(name: string): FontFile {
  return { name, file: resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`) };
}

const chinese = 'zcool-xiaowei';
const japanese = 'kosugi';
const korean = 'gowun-dodum';
const slices = new Map<string, [slice: string, ranges: [first: number, last: number][]][]>();

/** Such a family has a hundred files of a hundred characters, with an index. */
function slicesOf(name: string) {
  const known = slices.get(name);
  if (known) return known;
  const ranges = JSON.parse(readFileSync(resolve(`@fontsource/${name}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  const read = Object.entries(ranges).map(([slice, text]): [string, [number, number][]] => [
    slice.replace(/[[\]]/g, ''),
    text.split(',').map((range): [number, number] => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((end) => Number.parseInt(end, 16));
      return [first, last];
    }),
  ]);
  slices.set(name, read);
  return read;
}

/** Chinese and Japanese write some characters differently: kana beside them, or Hangul, tell which is meant. */
function eastAsian(text: string): string[] {
  if (/\p{Script=Hangul}/u.test(text)) return [korean, chinese, japanese];
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, chinese, korean]
    : [chinese, japanese, korean];
}

/** Scripts with a family of their own, by a letter of theirs. */
const scripts: readonly [isIn: RegExp, script: string][] = [
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi'],
  [/\p{Script=Gujarati}/u, 'gujarati'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Telugu}/u, 'telugu'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script=Thai}/u, 'thai'],
];
const weights: Readonly<Record<Hand, number>> = { text: 400, bold: 600, title: 600 };

/** Fonts that may have the character, the best first; `text` is its context. */
export function fontsFor(hand: Hand, char: string, text: string): FontFile[] {
  const point = char.codePointAt(0) ?? 0;
  const script = scripts.find(([isIn]) => isIn.test(char))?.[1];
  if (script) return [fontsource(`noto-sans-${script}`, script, weights[hand]), ...chains[hand]];
  if (point < 0x2e80) return [...chains[hand]];
  const beyond = eastAsian(text).flatMap((name) =>
    slicesOf(name)
      .filter(([, ranges]) => ranges.some(([first, last]) => point >= first && point <= last))
      .map(([slice]) => fontsource(name, slice, 400)),
  );
  return [...beyond, ...chains[hand]];
}
