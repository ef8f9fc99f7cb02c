import { expect, test } from 'vitest';
import { ReplayBuffer } from './replay-buffer.ts';
import { rewound } from './rewind.ts';

const serialOf = (n: number) => `e-${String(n).padStart(4, '0')}`;

function filled(count: number, bounds: { maxEntries?: number; maxBytes?: number } = {}) {
  const buffer = new ReplayBuffer({ maxEntries: 1000, maxBytes: 1e6, ttl: 100, floor: '', ...bounds });
  for (let n = 1; n <= count; n += 1) {
    const entry = {
      channel: 'a',
      id: `i:${n}`,
      serial: serialOf(n),
      timestamp: n,
      messages: [{ data: 'x' }],
    };
    buffer.push({ ...entry, frame: Buffer.alloc(10) });
  }
  return buffer;
}

const serials = (entries: { serial: string }[] | undefined) => entries?.map(({ serial }) => serial);

test('everything after a serial, in order, also one that was never in this channel', () => {
  expect(serials(filled(4).after(serialOf(2)))).toEqual([serialOf(3), serialOf(4)]);
  expect(serials(filled(4).after('e-0002x'))).toEqual([serialOf(3), serialOf(4)]);
  expect(filled(4).after(serialOf(9))).toEqual([]);
});

test('a reader before the oldest stored entry gets a gap', () => {
  const buffer = filled(300, { maxEntries: 100 });
  expect(buffer.after(serialOf(199))).toBeUndefined();
  expect(serials(buffer.after(serialOf(200)))?.length).toBe(100);
});

test('bounded by bytes and by age', () => {
  expect(filled(50, { maxBytes: 100 }).size).toBe(10);
  const aged = filled(50);
  aged.trim(140);
  expect(serials(aged.all())?.[0]).toBe(serialOf(40));
});

test('rewind by number and by time', () => {
  const entries = filled(10).all();
  expect(serials(rewound(entries, '2', 10))).toEqual([serialOf(9), serialOf(10)]);
  expect(serials(rewound(entries, '1s', 1008))).toEqual([serialOf(8), serialOf(9), serialOf(10)]);
  expect(rewound(entries, 'x', 10)).toEqual([]);
});
