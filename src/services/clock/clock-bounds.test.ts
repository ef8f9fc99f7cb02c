import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClockSample, estimateByBounds, withSample } from './clock-bounds.ts';

const exchange = (
  sentAt: number,
  up: number,
  down: number,
  serverAt: (device: number) => number,
): ClockSample => ({
  sentAt,
  returnedAt: sentAt + up + down,
  serverReceivedAt: serverAt(sentAt + up),
  serverSentAt: serverAt(sentAt + up),
});

const delays = fc.array(
  fc.record({
    up: fc.double({ min: 0.2, max: 400, noNaN: true }),
    down: fc.double({ min: 0.2, max: 400, noNaN: true }),
  }),
  { minLength: 1, maxLength: 24 },
);
const offsets = fc.double({ min: -1e9, max: 1e9, noNaN: true });

test('no sample, no estimate', () => {
  expect(estimateByBounds([], 0)).toBeUndefined();
});

test('the true offset lies within the stated uncertainty, however lopsided the line', () => {
  fc.assert(
    fc.property(delays, offsets, (line, offset) => {
      const samples = line.map(({ up, down }, index) =>
        exchange(index * 60, up, down, (device) => device + offset),
      );
      const at = line.length * 60 + 1000;
      const estimate = estimateByBounds(samples, at);
      expect(Math.abs((estimate?.offset ?? Number.NaN) - offset)).toBeLessThanOrEqual(
        (estimate?.uncertainty ?? Number.NaN) + 1e-3,
      );
    }),
  );
});

test('it stays so while the clocks drift apart by 50 ppm', () => {
  fc.assert(
    fc.property(delays, fc.double({ min: -50e-6, max: 50e-6, noNaN: true }), (line, drift) => {
      const serverAt = (device: number) => 5_000_000 + device * (1 + drift);
      const samples = line.map(({ up, down }, index) => exchange(index * 2000, up, down, serverAt));
      const at = line.length * 2000 + 800;
      const estimate = estimateByBounds(samples, at);
      const truth = serverAt(at) - at;
      expect(Math.abs((estimate?.offset ?? Number.NaN) - truth)).toBeLessThanOrEqual(
        (estimate?.uncertainty ?? Number.NaN) + 1e-3,
      );
    }),
  );
});

test('more samples never widen the bounds made at the same instant', () => {
  fc.assert(
    fc.property(delays, (line) => {
      const samples = line.map(({ up, down }, index) =>
        exchange(index * 60, up, down, (device) => device + 42),
      );
      const all = estimateByBounds(samples, 60_000)?.uncertainty ?? Number.NaN;
      const fewer = estimateByBounds(samples.slice(0, 1), 60_000)?.uncertainty ?? Number.NaN;
      expect(all).toBeLessThanOrEqual(fewer + 1e-6);
    }),
  );
});

test('a server that counts whole milliseconds is not read half a millisecond early', () => {
  const samples = Array.from({ length: 24 }, (_, index) =>
    exchange(index * 60.37, 1, 1, (device) => Math.floor(device + 1000.5)),
  );
  expect(estimateByBounds(samples, 1500)?.offset).toBeCloseTo(1000.5, 0);
});

test('the window drops the oldest', () => {
  const sample = (sentAt: number) => exchange(sentAt, 1, 1, (device) => device);
  expect(withSample([sample(1), sample(2)], sample(3), 2).map((one) => one.sentAt)).toEqual([2, 3]);
});
