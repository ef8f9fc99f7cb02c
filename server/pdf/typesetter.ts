import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { type Color, type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { type FontFile, fontsFor, type Hand } from './font-files.ts';

export interface SetText {
  x: number;
  /** The baseline, from the bottom of the page. */
  y: number;
  size: number;
  hand?: Hand;
  color?: Color;
}

/** Stands for a character that no font holds, so that nothing vanishes without a word. */
const missing = '□';

export type Typesetter = Awaited<ReturnType<typeof openTypesetter>>;

/**
 * Sets text in fonts that hold its characters, Chinese, Japanese and Korean ones too, of which a document takes in no
 * more than it shows. `hands` is everything that is going to be written, by the hand it is written in.
 */
export async function openTypesetter(document: PDFDocument, hands: Partial<Record<Hand, readonly string[]>>) {
  document.registerFontkit(fontkit);
  const opened = new Map<string, Promise<{ bytes: Uint8Array; points: ReadonlySet<number> }>>();
  const embedded = new Map<string, PDFFont>();
  const chosen = new Map<string, PDFFont>();

  const open = ({ name, file }: FontFile) => {
    const known = opened.get(name) ?? readFont(file);
    opened.set(name, known);
    return known;
  };

  async function choose(hand: Hand, char: string, text: string): Promise<PDFFont | undefined> {
    const point = char.codePointAt(0) ?? 0;
    for (const font of fontsFor(hand, char, text)) {
      const { bytes, points } = await open(font);
      if (!points.has(point)) continue;
      const known = embedded.get(font.name);
      if (known) return known;
      const made = await document.embedFont(bytes, { subset: true, customName: font.name });
      embedded.set(font.name, made);
      return made;
    }
    return undefined;
  }

  for (const [hand, texts] of Object.entries(hands) as [Hand, readonly string[]][])
    for (const text of texts)
      for (const char of [...text.normalize('NFC'), missing, ' ']) {
        const key = keyOf(hand, char);
        if (chosen.has(key)) continue;
        const font = await choose(hand, char, text);
        if (font) chosen.set(key, font);
      }

  /** The text in pieces of one font each. */
  function pieces(text: string, hand: Hand): { text: string; font: PDFFont }[] {
    const made: { text: string; font: PDFFont }[] = [];
    for (const char of text.normalize('NFC')) {
      const held = chosen.get(keyOf(hand, char));
      const font = held ?? chosen.get(keyOf(hand, missing));
      if (!font) continue;
      const last = made.at(-1);
      if (last?.font === font) last.text += held ? char : missing;
      else made.push({ text: held ? char : missing, font });
    }
    return made;
  }

  const width = (text: string, size: number, hand: Hand = 'text'): number =>
    pieces(text, hand).reduce((sum, piece) => sum + piece.font.widthOfTextAtSize(piece.text, size), 0);

  return {
    width,
    draw(page: PDFPage, text: string, { x, y, size, hand = 'text', color = rgb(0, 0, 0) }: SetText): void {
      let at = x;
      for (const piece of pieces(text, hand)) {
        page.drawText(piece.text, { x: at, y, size, font: piece.font, color });
        at += piece.font.widthOfTextAtSize(piece.text, size);
      }
    },
    /** Lines of at most `room`; words that are wider, and text that knows no spaces, are broken anywhere. */
    wrap(text: string, size: number, room: number, hand: Hand = 'text'): string[] {
      const rows: string[] = [];
      let row = '';
      for (const word of text.split(' ')) {
        const longer = `${row} ${word}`.trim();
        if (width(longer, size, hand) <= room) {
          row = longer;
          continue;
        }
        if (row) rows.push(row);
        row = '';
        for (const char of word) {
          if (width(row + char, size, hand) > room) {
            rows.push(row);
            row = '';
          }
          row += char;
        }
      }
      return [...rows, row];
    },
    /** The largest size up to `wanted` at which the text has room in one line, but `least`. */
    fit(text: string, wanted: number, least: number, room: number, hand: Hand = 'text'): number {
      return Math.max(least, Math.min(wanted, (wanted * room) / Math.max(1, width(text, wanted, hand))));
    },
  };
}

const keyOf = (hand: Hand, char: string) => `${hand} ${char}`;

async function readFont(file: string) {
  const bytes = await readFile(file);
  return { bytes, points: new Set(fontkit.create(bytes).characterSet) };
}
