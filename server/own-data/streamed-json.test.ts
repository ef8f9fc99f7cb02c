import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listed, streamJson } from './streamed-json.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, id) => id);
const rows = (count: number) =>
  listed(
    async () => numbers(count),
    async (ids) => ids.map((id) => ({ id })),
  );

test('a file is what JSON.stringify would write, lists included', async () => {
  const at = new Date(0);
  const plain = {
    at,
    none: null,
    missing: undefined,
    name: 'a\n"b"',
    own: { deep: [1, { two: 2 }] },
    empty: {},
  };
  const written = await text(
    streamJson({ ...plain, few: rows(2), company: { none: rows(0), many: rows(450) } }),
  );
  const whole = {
    ...plain,
    few: numbers(2).map((id) => ({ id })),
    company: { none: [], many: numbers(450).map((id) => ({ id })) },
  };
  expect(written).toBe(JSON.stringify(whole, null, 2));
});

test('rows are read as they are taken, no list is in memory as a whole', async () => {
  let read = 0;
  const wide = listed(
    async () => numbers(100_000),
    async (ids) => {
      read += ids.length;
      return ids.map((id) => ({ id, text: 'x'.repeat(1000) }));
    },
  );
  const stream = streamJson({ wide });
  for await (const _chunk of stream) if (read > 0) break;
  expect(read).toBeLessThanOrEqual(600);
  expect(stream.destroyed).toBe(true);
});

test('a list that cannot be read ends the file with an error', async () => {
  const broken = listed(
    async () => numbers(300),
    async () => Promise.reject(new Error('no database')),
  );
  await expect(text(streamJson({ broken }))).rejects.toThrow('no database');
});
