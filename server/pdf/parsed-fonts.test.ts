import { expect, test } from 'vitest';
import { fontsFor } from './font-files.ts';
import { openFont } from './parsed-fonts.ts';

const letters = [...'Aअঅਅઅஅఅಅഅก李あ김'];
const hands = ['text', 'bold', 'title'] as const;

/** Every font for these letters, once. */
async function openAll() {
  const files = letters.flatMap((letter) => hands.flatMap((hand) => fontsFor(hand, letter, letter)));
  const once = new Map(files.map((file) => [file.name, file]));
  return Promise.all(
    [...once.values()].map(async (file) => ({ name: file.name, ...(await openFont(file)) })),
  );
}

test('every glyph of every font has an even offset, where fontkit finds it', async () => {
  const fonts = await openAll();
  expect(fonts.length).toBeGreaterThan(25);
  const odd = fonts.filter(({ bytes }) => glyphOffsets(bytes).some((offset) => offset % 2 === 1));
  expect(odd.map(({ name }) => name)).toEqual([]);
});

/** Of the `loca` table, in bytes; none for a font without one. */
function glyphOffsets(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16;
      const tag = Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
      return [tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) }];
    }),
  );
  const [head, loca] = [tables.get('head'), tables.get('loca')];
  if (!head || !loca || view.getInt16(head.offset + 50) !== 1) return [];
  return Array.from({ length: loca.length / 4 }, (_, index) => view.getUint32(loca.offset + index * 4));
}

test('any letters of a font can be laid out beside each other', async () => {
  for (const { name, parsed } of await openAll()) {
    const points = parsed.characterSet;
    const step = Math.ceil(points.length / 200);
    for (let index = 0; index < points.length; index += step) {
      const chosen = [index, index * 31 + 7, index * 17 + 3].map((at) => points[at % points.length] ?? 32);
      const text = String.fromCodePoint(...chosen);
      expect(() => parsed.layout(text), `${name} ${text}`).not.toThrow();
    }
  }
});
