import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const at = Date.parse('2026-11-10T09:00:00Z');

async function* parts(count: number, onRead: () => void = () => undefined) {
  for (let index = 0; index < count; index += 1) {
    onRead();
    yield `${index} ${crypto.randomUUID().repeat(200)}\n`;
  }
}
async function* entries(...all: ZipEntry[]) {
  yield* all;
}

test('an archive holds its entries, empty ones and those of several parts', async () => {
  const stream = zipStream(
    entries(
      { path: 'README.txt', content: ['Olá 🦦'] },
      { path: 'folder/empty.csv', content: [] },
      { path: 'folder/long.csv', content: parts(50) },
    ),
    at,
  );
  const files = unzipSync(await buffer(stream));
  const texts = Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual([
    ['README.txt', 'Olá 🦦'],
    ['folder/empty.csv', ''],
    ['folder/long.csv', expect.stringMatching(/^0 [\s\S]*\n49 .*\n$/)],
  ]);
});

test('it is read with backpressure, and stops when the reader is gone', async () => {
  let read = 0;
  const wide = parts(100_000, () => {
    read += 1;
  });
  const stream = zipStream(entries({ path: 'wide.csv', content: wide }), at);
  for await (const _chunk of stream) if (read > 0) break;
  expect(read).toBeLessThan(200);
  expect(stream.destroyed).toBe(true);
});

test('an entry that cannot be read ends the archive with an error', async () => {
  const broken = (async function* () {
    yield 'first';
    throw new Error('no database');
  })();
  await expect(buffer(zipStream(entries({ path: 'broken.csv', content: broken }), at))).rejects.toThrow(
    'no database',
  );
});
