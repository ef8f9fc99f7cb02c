import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { jpegOf } from '../../tests/support/jpeg-of.ts';
import { drawAwardPdf } from '../awards/award-pdf.ts';
import { embedPicture, isDrawable } from './picture.ts';

/** A view into a larger memory, as of a small Buffer, with other bytes around it. */
function pooled(bytes: Uint8Array): Uint8Array {
  const pool = new Uint8Array(32 * 1024).fill(0xff);
  pool.set(bytes, 1003);
  return pool.subarray(1003, 1003 + bytes.length);
}

test.each([
  ['of one pixel', 1, 1],
  ['of a logo’s size', 320, 90],
  ['of the largest size', 8000, 8000],
])('a JPEG %s is drawn, wherever in the memory it lies', async (_what, width, height) => {
  for (const bytes of [jpegOf({ width, height }), pooled(jpegOf({ width, height }))]) {
    expect(await isDrawable(bytes)).toBe(true);
    const image = await embedPicture(await PDFDocument.create(), bytes);
    expect([image.width, image.height]).toEqual([width, height]);
  }
});

test('a comment before its size is passed over', async () => {
  expect(await isDrawable(jpegOf({ width: 2, height: 3, before: [0xff, 0xfe, 0, 4, 1, 2] }))).toBe(true);
});

const damaged: [what: string, bytes: Uint8Array][] = [
  ['of no width', jpegOf({ width: 0, height: 10 })],
  ['of no height', jpegOf({ width: 10, height: 0 })],
  ['of 0 × 0', jpegOf({ width: 0, height: 0 })],
  ['wider than 8,000', jpegOf({ width: 8001, height: 1 })],
  ['higher than 8,000', jpegOf({ width: 1, height: 65_535 })],
  ['of two channels', jpegOf({ width: 2, height: 2, channels: 2 })],
  ['of 12 bits', jpegOf({ width: 2, height: 2, depth: 12 })],
  ['that is lossless', jpegOf({ width: 2, height: 2, frame: 0xc3 })],
  ['with a part without a length', jpegOf({ width: 2, height: 2, before: [0xff, 0xe0, 0, 0] })],
  ['with a part that ends behind it', jpegOf({ width: 2, height: 2, before: [0xff, 0xe0, 0xff, 0xff] })],
  ['that ends before its size', jpegOf({ width: 2, height: 2 }).subarray(0, 24)],
  ['that ends before its pixels', jpegOf({ width: 2, height: 2 }).subarray(0, 39)],
  ['of three bytes', Uint8Array.of(0xff, 0xd8, 0xff)],
  ['with text in place of parts', Buffer.from('\xff\xd8\xff<svg onload=alert(1)>', 'latin1')],
];

test.each(damaged)('a JPEG %s is none', async (_what, bytes) => {
  expect([await isDrawable(bytes), await isDrawable(pooled(bytes))]).toEqual([false, false]);
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a WebP', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['nothing', ''],
])('%s is no picture that a document shows', async (_what, text) => {
  expect(await isDrawable(Buffer.from(text, 'latin1'))).toBe(false);
});

const award = {
  code: 'AAAAAAAAAAAAAAAA',
  kind: 'person',
  recipient: 'Ana Guest',
  team: 'Otters',
  title: 'Keepers of the light',
  story: 'The Borrowed Light',
  company: 'Wren & Co',
  date: '2027-03-01',
  verify_url: 'http://localhost:3000/verify/award/AAAAAAAAAAAAAAAA',
  picture_url: null,
  logo_url: null,
  colour: null,
} as const;

test.each(damaged)('a certificate leaves out a stored logo: a JPEG %s', async (_what, logo) => {
  const without = await drawAwardPdf(award, 'en', { picture: null, logo: null });
  expect(Buffer.from(await drawAwardPdf(award, 'en', { picture: null, logo }))).toEqual(Buffer.from(without));
});
