import {
  beginText,
  type Color,
  endText,
  type PDFFont,
  type PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  setTextRise,
} from 'pdf-lib';
import type { OpenFont } from './parsed-fonts.ts';

/** A font of a document, with the file that it was made of. */
export interface DocumentFont extends OpenFont {
  embedded: PDFFont;
}

interface PlacedGlyph {
  /** Thousandths of the font's size. */
  before: number;
  after: number;
  rise: number;
}

export interface GlyphLine {
  font: DocumentFont;
  text: string;
  /** Thousandths of the font's size. */
  width: number;
  glyphs: readonly PlacedGlyph[];
}

/** The text in one font with the font's own kerning and places of marks, in the order of its glyphs. */
export function layOut(font: DocumentFont, text: string): GlyphLine & { isRightToLeft: boolean } {
  const { glyphs, positions, direction } = font.parsed.layout(text);
  const scale = 1000 / font.parsed.unitsPerEm;
  const placed = positions.map(({ xAdvance, xOffset, yOffset }, index) => {
    const advance = glyphs[index]?.advanceWidth ?? 0;
    return { before: xOffset * scale, after: (xAdvance - advance - xOffset) * scale, rise: yOffset * scale };
  });
  return {
    font,
    text,
    width: positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0),
    glyphs: placed,
    isRightToLeft: direction === 'rtl',
  };
}

const hexOfGlyph = 4;

/** Pieces of one height above the baseline: glyphs with the spaces between them, as `TJ` takes them. */
function shown({ font, text, glyphs }: GlyphLine): { rise: number; adjusted: string }[] {
  const codes = font.embedded.encodeText(text).asString();
  const pieces: { rise: number; adjusted: string }[] = [];
  for (const [index, { before, after, rise }] of glyphs.entries()) {
    const code = `<${codes.slice(index * hexOfGlyph, (index + 1) * hexOfGlyph)}>`;
    const adjusted = `${space(before)}${code}${space(after)}`;
    const last = pieces.at(-1);
    if (last?.rise === rise) last.adjusted += adjusted;
    else pieces.push({ rise, adjusted });
  }
  return pieces;
}

/** `TJ` takes what it is given off the place of the next glyph. */
const space = (thousandths: number): string =>
  Math.abs(thousandths) < 0.5 ? '' : ` ${-Math.round(thousandths)} `;

export function showGlyphs(
  page: PDFPage,
  line: GlyphLine,
  { x, y, size, color, key }: { x: number; y: number; size: number; color: Color; key: PDFName },
): void {
  page.pushOperators(
    beginText(),
    setFillingColor(color),
    setFontAndSize(key, size),
    setTextMatrix(1, 0, 0, 1, x, y),
  );
  let risen = 0;
  for (const { rise, adjusted } of shown(line)) {
    if (rise !== risen) page.pushOperators(setTextRise((rise * size) / 1000));
    risen = rise;
    page.pushOperators(PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[${adjusted}]`]));
  }
  page.pushOperators(setTextRise(0), endText());
}
