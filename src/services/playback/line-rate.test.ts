import { expect, test } from 'vitest';
import { expectedLoadMs, expectedSegmentMs, lineRate, roundTrip } from './line-rate.ts';

const at = (kbits: number, bytes = 25_000, roundTripMs = 150) => ({
  transferSize: bytes,
  requestStart: 1000 - roundTripMs,
  responseStart: 1000,
  responseEnd: 1000 + (bytes * 8) / kbits,
});
const lowest = { bitsPerSecond: 107_000, segmentMs: 2000 };

test('the line is as good as its best request of size', () => {
  expect(Math.round(lineRate([at(120), at(400), at(9000, 500)]) ?? 0)).toBe(400);
});

test('a rate is unknown until something of size has been received', () => {
  expect([lineRate([]), lineRate([at(9000, 500)])]).toEqual([null, null]);
});

test('at 400 kbit/s a latecomer joins within three seconds, at 200 kbit/s within four', () => {
  const [fast, slow] = [400, 200].map((kbits) => expectedLoadMs([at(kbits)], lowest));
  expect(fast).toBeLessThan(3000);
  expect(slow).toBeLessThan(4000);
  expect(fast).toBeLessThan(slow ?? 0);
});

test('a good connection causes no wait, and a bad one no longer than announced', () => {
  expect(expectedLoadMs([at(50_000, 25_000, 20)], lowest)).toBe(469);
  expect(expectedLoadMs([at(20, 25_000, 800)], lowest)).toBe(3800);
});

test('the next segment takes its round trip and what the line carries, and no more', () => {
  expect(expectedSegmentMs([at(50_000, 25_000, 20)], lowest)).toBe(24);
  expect(expectedSegmentMs([at(200, 25_000, 150)], lowest)).toBe(1220);
  expect(expectedSegmentMs([], lowest)).toBe(257);
});

test('a round trip is the soonest answer that came over the line', () => {
  const kept = { transferSize: 0, requestStart: 999, responseStart: 1000, responseEnd: 1000 };
  const hidden = { transferSize: 300, requestStart: 0, responseStart: 0, responseEnd: 1000 };
  expect(roundTrip([at(400, 9000, 90), at(400, 500, 35), kept, hidden])).toBe(35);
  expect(roundTrip([kept, hidden])).toBeNull();
});
