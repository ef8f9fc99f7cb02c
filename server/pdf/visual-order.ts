import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const rightToLeftMark = '\u200f';
const leftToRightMark = '\u200e';
/** Marks, embeddings, overrides and isolates: they order a text and are not written. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const withoutBidiControls = (text: string): string => text.replace(bidiControls, '');

/** A name within a sentence: its direction neither changes the sentence's nor is changed by it (UAX 9, isolates). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

const baseLevel = (text: string): number => bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0;

/** A line of `paragraph` by itself, in the paragraph's direction. */
export function lineOf(paragraph: string, line: string): string {
  const level = baseLevel(paragraph);
  if (level === baseLevel(line)) return line;
  return `${level === 1 ? rightToLeftMark : leftToRightMark}${line}`;
}

export interface Run<Item> {
  items: Item[];
  isRightToLeft: boolean;
}

interface LevelRun<Item> {
  items: Item[];
  level: number;
}

/**
 * The items of a line as runs from left to right (UAX 9, rule L2), each in the order in which it is read. The direction is
 * that of the first strong character.
 */
export function visualOrder<Item extends { text: string }>(items: readonly Item[]): Run<Item>[] {
  const { levels } = bidi.getEmbeddingLevels(items.map(({ text }) => text).join(''), 'auto');
  const runs: LevelRun<Item>[] = [];
  let at = 0;
  for (const item of items) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.items.push(item);
    else runs.push({ level, items: [item] });
    at += item.text.length;
  }
  return reordered(runs).map(({ items: own, level }) => ({ items: own, isRightToLeft: level % 2 === 1 }));
}

/** From the highest level down to 1, what is at that level or above is turned round. */
function reordered<Item>(runs: readonly LevelRun<Item>[]): LevelRun<Item>[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return order;
}

/** A bracket as it is written in a text from right to left. */
export const mirrored = (text: string): string =>
  [...text].map((char) => bidi.getMirroredCharacter(char) ?? char).join('');
