import {
  type Color,
  PDFHexString,
  PDFOperator,
  PDFOperatorNames,
  type PDFDocument,
  type PDFName,
  type PDFPage,
  rgb,
} from 'pdf-lib';
import { normalised } from '#contract/rules/text/normalised.ts';
import { fontsFor, type Hand } from './font-files.ts';
import { type DocumentFont, type GlyphLine, layOut, showGlyphs } from './glyph-lines.ts';
import { openFont, sharedFontkit } from './parsed-fonts.ts';
import { lineOf, mirrored, visualOrder, withoutBidiControls } from './visual-order.ts';

export interface SetText {
  x: number;
  /** The baseline, from the bottom of the page. */
  y: number;
  size: number;
  hand?: Hand;
  color?: Color;
}

/** A cluster of characters as it is written: in a font that has them, or not at all. */
interface Written {
  text: string;
  font: DocumentFont | undefined;
}

export type Typesetter = Awaited<ReturnType<typeof openTypesetter>>;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const clustersOf = (text: string): string[] =>
  [...segmenter.segment(normalised(text, 'NFC'))].map(({ segment }) => segment);

/** Characters that have no shape of their own: joiners, variation selectors, tags. */
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
const combiningMark = /^\p{M}$/u;
const blank = /^\s+$/;
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * Sets text in fonts that have its characters, of which a document takes in no more than it shows. `hands` is everything that
 * is going to be written, by the hand it is written in. Lines are ordered by UAX 9. What no font has is written as what it is
 * compatible with (NFKC), else left out: a combining mark by itself, an emoji or a letter as a whole.
 */
export async function openTypesetter(document: PDFDocument, hands: Partial<Record<Hand, readonly string[]>>) {
  document.registerFontkit(sharedFontkit);
  const fonts = new Map<string, DocumentFont>();
  const chosen = new Map<string, Written>();
  const laidOut = new Map<DocumentFont, Map<string, GlyphLine & { isRightToLeft: boolean }>>();
  const keys = new WeakMap<PDFPage, Map<DocumentFont, PDFName>>();

  /** The first font that has all that is wanted of a cluster, with what it has of the rest. */
  async function choose(hand: Hand, cluster: string, text: string): Promise<Written> {
    const chars = [...cluster];
    const visible = chars.filter((char) => !invisible.test(char));
    const [base = ''] = visible;
    const candidates = fontsFor(hand, base, text);
    const bare = visible.filter((char) => !combiningMark.test(char));
    for (const wanted of bare.length > 0 ? [visible, bare] : [visible])
      for (const file of candidates) {
        const font = await openFont(file);
        if (!wanted.every((char) => has(font, char))) continue;
        const known = fonts.get(file.name) ?? {
          ...font,
          embedded: await document.embedFont(font.bytes, { subset: true, customName: file.name }),
        };
        fonts.set(file.name, known);
        return { text: chars.filter((char) => has(font, char)).join(''), font: known };
      }
    const plain = normalised(cluster, 'NFKC');
    return plain === cluster ? { text: '', font: undefined } : choose(hand, plain, text);
  }

  for (const [hand, texts] of Object.entries(hands) as [Hand, readonly string[]][])
    for (const text of [...texts, ' '])
      for (const cluster of clustersOf(withoutBidiControls(text))) {
        const written = asWritten(cluster);
        const key = keyOf(hand, written);
        if (written !== '' && !chosen.has(key)) chosen.set(key, await choose(hand, written, text));
      }

  function layOutOnce(font: DocumentFont, text: string) {
    const own = laidOut.get(font) ?? new Map<string, GlyphLine & { isRightToLeft: boolean }>();
    laidOut.set(font, own);
    const line = own.get(text) ?? layOut(font, text);
    own.set(text, line);
    return line;
  }

  const isLeftOut = (hand: Hand, cluster: string): boolean =>
    cluster !== '' && chosen.get(keyOf(hand, cluster))?.font === undefined;

  /** The text without what no font has, and without the gaps that this would leave. */
  function kept(text: string, hand: Hand): string {
    const clusters = clustersOf(text);
    const isWhole = clusters.every((cluster) => !isLeftOut(hand, asWritten(withoutBidiControls(cluster))));
    if (isWhole) return text;
    return clusters
      .filter((cluster) => !isLeftOut(hand, asWritten(withoutBidiControls(cluster))))
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim();
  }

  /** The line from left to right, in pieces of one font and direction. */
  function pieces(text: string, hand: Hand): (GlyphLine & { isRightToLeft: boolean })[] {
    const clusters = clustersOf(kept(text, hand)).map((cluster) => ({ text: cluster }));
    return visualOrder(clusters).flatMap(({ items, isRightToLeft }) => {
      const made: { font: DocumentFont; clusters: string[] }[] = [];
      for (const item of items) {
        const plain = asWritten(withoutBidiControls(item.text));
        const { font, text: logical } = chosen.get(keyOf(hand, plain)) ?? { text: '', font: undefined };
        if (!font) continue;
        const own = isRightToLeft ? mirroredIn(font, logical) : logical;
        const last = made.at(-1);
        if (last?.font === font) last.clusters.push(own);
        else made.push({ font, clusters: [own] });
      }
      const placed = made.map(({ font, clusters: own }) => placedIn(font, own, isRightToLeft));
      return isRightToLeft ? placed.reverse() : placed;
    });
  }

  /** fontkit goes by the script; a run whose direction is another is handed over the other way round. */
  function placedIn(font: DocumentFont, clusters: string[], isRightToLeft: boolean) {
    const line = layOutOnce(font, clusters.join(''));
    return line.isRightToLeft === isRightToLeft
      ? { ...line, isRightToLeft }
      : { ...layOutOnce(font, clusters.toReversed().join('')), isRightToLeft };
  }

  const width = (text: string, size: number, hand: Hand = 'text'): number =>
    (pieces(text, hand).reduce((sum, piece) => sum + piece.width, 0) * size) / 1000;

  function keyOn(page: PDFPage, font: DocumentFont): PDFName {
    const own = keys.get(page) ?? new Map<DocumentFont, PDFName>();
    keys.set(page, own);
    const key = own.get(font) ?? page.node.newFontDictionary(font.embedded.name, font.embedded.ref);
    own.set(font, key);
    return key;
  }

  return {
    width,

    /** Whether anything of the text can be seen. */
    shows: (text: string, hand: Hand = 'text'): boolean => !unseen.test(kept(text, hand)),

    /** What is read out and copied is the whole text in the order in which it is read. */
    draw(page: PDFPage, text: string, { x, y, size, hand = 'text', color = rgb(0, 0, 0) }: SetText): void {
      const placed = pieces(text, hand);
      const plain = withoutBidiControls(text);
      const isOtherwise = placed.some(({ isRightToLeft }) => isRightToLeft) || kept(text, hand) !== text;
      if (isOtherwise)
        page.pushOperators(
          PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
            '/Span',
            `<</ActualText ${PDFHexString.fromText(plain)}>>`,
          ]),
        );
      let at = x;
      for (const piece of placed) {
        showGlyphs(page, piece, { x: at, y, size, color, key: keyOn(page, piece.font) });
        at += (piece.width * size) / 1000;
      }
      if (isOtherwise) page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    },

    /** Lines of at most `room`; words that are wider, and text that knows no spaces, are broken between clusters. */
    wrap(text: string, size: number, room: number, hand: Hand = 'text'): string[] {
      const gap = width(' ', size, hand);
      const rows: string[] = [];
      let row = '';
      let used = 0;
      for (const word of text.split(' ')) {
        const wide = width(word, size, hand);
        if (used + (row === '' ? 0 : gap) + wide <= room) {
          used += (row === '' ? 0 : gap) + wide;
          row = row === '' ? word : `${row} ${word}`;
          continue;
        }
        if (row) rows.push(row);
        row = '';
        used = 0;
        for (const cluster of clustersOf(word)) {
          const own = width(cluster, size, hand);
          if (used + own > room) {
            rows.push(row);
            row = '';
            used = 0;
          }
          row += cluster;
          used += own;
        }
      }
      return [...rows, row].map((line) => lineOf(text, line));
    },

    /** The largest size up to `wanted` at which the text has room in one line, but `least`. */
    fit(text: string, wanted: number, least: number, room: number, hand: Hand = 'text'): number {
      return Math.max(least, Math.min(wanted, (wanted * room) / Math.max(1, width(text, wanted, hand))));
    },
  };
}

const has = ({ points }: Pick<DocumentFont, 'points'>, char: string): boolean =>
  points.has(char.codePointAt(0) ?? 0);

const mirroredIn = (font: DocumentFont, text: string): string => {
  const other = mirrored(text);
  return [...other].every((char) => has(font, char)) ? other : text;
};

const keyOf = (hand: Hand, cluster: string) => `${hand} ${cluster}`;

/** Every blank is a space. */
const asWritten = (cluster: string): string => (blank.test(cluster) ? ' ' : cluster);
