import { decodePDFRawStream, PDFDocument, PDFFont, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { openTypesetter } from './typesetter.ts';

/** What a line is drawn as: its pieces from left to right, each as it is handed to its font. */
async function drawnAs(text: string, hand: 'text' | 'bold' | 'title' = 'text') {
  const document = await PDFDocument.create();
  const type = await openTypesetter(document, { [hand]: [text] });
  const page = document.addPage();
  const pieces: string[] = [];
  const { encodeText } = PDFFont.prototype;
  PDFFont.prototype.encodeText = function (piece) {
    pieces.push(piece);
    return encodeText.call(this, piece);
  };
  type.draw(page, text, { x: 10, y: 10, size: 12, hand });
  PDFFont.prototype.encodeText = encodeText;
  const bytes = await document.save({ useObjectStreams: false });
  return { pieces, written: pieces.join(''), shows: type.shows(text, hand), bytes };
}

/** All that the pages of a document say to a printer. */
async function operatorsOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes);
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .filter((text) => text.includes('BT'))
    .join('\n');
}

const hands = ['text', 'bold', 'title'] as const;

test.each(hands)('sets Arabic from right to left, in the hand %s', async (hand) => {
  const { pieces, bytes } = await drawnAs('محمد علي الحسن', hand);
  expect(pieces.filter((piece) => piece.trim() !== '')).toEqual(['الحسن', 'علي', 'محمد']);
  expect(await operatorsOf(bytes), 'read out and copied as one reads').toContain(
    Buffer.from(`\ufeffمحمد علي الحسن`, 'utf16le').swap16().toString('hex').toUpperCase(),
  );
});

test('sets Persian digits from left to right and mirrors brackets', async () => {
  const { pieces } = await drawnAs('(کد ۱۲۳)');
  expect(pieces.filter((piece) => piece.trim() !== '')).toEqual(['(', '۳۲۱', 'کد', ')']);
});

test.each([
  ['👩‍💻🇵🇹 Ana 👍🏽 Silva', 'Ana Silva'],
  ['Ana \u{13000}\u{13001} Silva', 'Ana Silva'],
  ['x\u{1e08f} y', 'x y'],
  ['𝓐𝓷𝓪', 'Ana'],
  ['e\u0301', 'é'],
  ['N\u200bo\u2066body\u2069', 'Nobody'],
  ['a\tb\u00a0c', 'a b c'],
])('of %j what fonts have is written, and no box', async (text, written) => {
  const drawn = await drawnAs(text);
  expect(drawn.written.replaceAll('\u200b', '').replaceAll('\u00a0', ' ')).toBe(written);
  expect(drawn.shows).toBe(true);
});

test.each(['👩‍💻🇵🇹', '\u{13000}', '\u200b\u202e', '', '  '])('of %j nothing is seen', async (text) => {
  const { written, shows } = await drawnAs(text);
  expect([written.trim().replaceAll('\u200b', ''), shows]).toEqual(['', false]);
});

test.each([
  ['Devanagari', 'प्रियंका कृष्णमूर्ति'],
  ['Bengali', 'রবীন্দ্রনাথ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'મહાત્મા ગાંધી'],
  ['Tamil', 'சுப்பிரமணியன்'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ശ്രീനാരായണൻ'],
  ['Thai', 'ปกรณ์ ศรีสุข'],
  ['Lao', 'ສົມສັກ'],
  ['Tifinagh', 'ⵜⵉⴼⵉⵏⴰⵖ'],
  ['Armenian and Georgian', 'Հայկ ქართველი'],
  ['Greek and Cyrillic', 'Ἀθηνᾶ Юрий'],
  ['Vietnamese', 'Đặng Thị Ngọc Ánh'],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['Arabic with points', 'مُحَمَّدٌ'],
  ['Chinese, Japanese and Korean', '李小龍 やまだ 김철수'],
])('names in %s are written in full', async (_script, name) => {
  for (const hand of hands) {
    const { pieces } = await drawnAs(name, hand);
    const letters = (text: string) => [...text.normalize('NFC').replaceAll(' ', '')].toSorted().join('');
    expect(letters(pieces.join('')), hand).toBe(letters(name));
  }
});

test('rows are as wide as there is room, and broken between clusters', async () => {
  const document = await PDFDocument.create();
  const text = `${'प्रियंका'.repeat(8)} محمد علي ${'x'.repeat(60)}`;
  const type = await openTypesetter(document, { text: [text] });
  const rows = type.wrap(text, 12, 100);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(type.width(row, 12)).toBeLessThanOrEqual(101);
  expect(rows.join('').replace(/[\s\u200e\u200f]/g, '')).toBe(text.replaceAll(' ', ''));
});
