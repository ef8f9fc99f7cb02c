import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Timed } from './load/load-seat.ts';
import { createTally } from './tally.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const published = (tookMs: number): Timed => ({ step: 'published', tookMs, ok: true });

test('matches a vote to the first count that includes it, once', () => {
  const noted: Timed[] = [];
  const tally = createTally((timed) => noted.push(timed));
  tally.hear(0);
  tally.sent();
  vi.advanceTimersByTime(10);
  tally.sent();
  vi.advanceTimersByTime(10);
  tally.hear(1);
  expect(noted).toEqual([published(20)]);
  tally.sent();
  vi.advanceTimersByTime(5);
  tally.hear(1);
  tally.hear(3);
  tally.hear(3);
  expect(noted).toEqual([published(20), published(15), published(5)]);
  expect(tally.published()).toBe(3);
});

test('does not match a vote that no count includes, and ignores a count that decreases', () => {
  const noted: Timed[] = [];
  const tally = createTally((timed) => noted.push(timed));
  for (let vote = 0; vote < 3; vote += 1) tally.sent();
  tally.hear(2);
  tally.hear(0);
  expect(tally.published()).toBe(2);
  expect(noted).toHaveLength(2);
  tally.hear(9);
  expect(tally.published()).toBe(3);
});
