import { crc32, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isDrawable } from './picture.ts';
import { plainPng } from './plain-png.ts';

const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer).swap32();
const chunk = (type: string, data: Uint8Array, length = data.length) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([numbers(length), body, numbers(crc32(body))]);
};
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const header = (width: number, height: number, depth = 8) =>
  chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([depth, 0, 0, 0, 0])]));
const pixels = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
const end = chunk('IEND', Buffer.alloc(0));
const picture = Buffer.concat([signature, header(2, 2), pixels(6), end]);

const frame = (index: number) =>
  Buffer.concat([
    chunk('fcTL', Buffer.concat([numbers(2 * index, 1, 1, 0, 0), Buffer.from([0, 1, 0, 9, 0, 0])])),
    chunk('fdAT', Buffer.concat([numbers(2 * index + 1), deflateSync(Buffer.alloc(2))])),
  ]);

test.each([
  ['nothing else', []],
  ['a text that has no end', [chunk('tEXt', Buffer.from('Comment'))]],
  ['a translated text that has no end', [chunk('iTXt', Buffer.from('Comment'))]],
  ['an animation', [chunk('acTL', numbers(3, 0)), frame(1), frame(2)]],
  ['a second header, of a picture that fills the memory', [header(60_000, 60_000)]],
])('a picture with %s is drawn as the picture alone', async (_what, more) => {
  const given = Buffer.concat([signature, header(2, 2), ...more, pixels(6), end]);
  expect(await plainPng(given)).toEqual(picture);
  expect(await isDrawable(picture)).toBe(true);
});

test.each([
  ['more pixels than it states', [header(2, 2), pixels(1000), end]],
  ['pixels of a depth that there is none of', [header(2, 2, 255), pixels(6), end]],
  ['a part that is longer than the file', [header(2, 2), chunk('IDAT', Buffer.alloc(8), 0xffff_ffff), end]],
  ['pixels that are not packed', [header(2, 2), chunk('IDAT', Buffer.alloc(8)), end]],
  ['no width', [header(0, 2), pixels(2), end]],
  ['something before its header', [pixels(6), header(2, 2), end]],
  ['no parts', []],
])('a picture with %s is none', async (_what, parts) => {
  expect(await isDrawable(Buffer.concat([signature, ...parts]))).toBe(false);
});
