import { expect, test } from 'vitest';
import { planStart, waitUntil } from './start-plan.ts';

const timeline = { startAt: 100_000, durationMs: 30_000 };
const latency = { startMs: 60, seekMs: 50 };
const clockAt = (now: number) => ({ now: () => now, deviceTimeOf: (server: number) => server - 90_000 });

test('before the start it holds the first frame and releases one start latency early', () => {
  expect(planStart(timeline, clockAt(98_000), 0, latency, 8000)).toEqual({
    type: 'hold',
    positionMs: 0,
    releaseAt: 10_000 - 60,
  });
});

test('a late joiner who is buffered a little ahead holds there', () => {
  expect(planStart(timeline, clockAt(110_000), 10_500, latency, 20_000)).toEqual({
    type: 'hold',
    positionMs: 10_500,
    releaseAt: 20_500 - 60,
  });
});

test('a late joiner whose position has passed seeks ahead by both latencies and a hold', () => {
  expect(planStart(timeline, clockAt(110_000), 9000, latency, 20_000)).toEqual({
    type: 'seek',
    toMs: 10_250,
  });
});

test('nothing is started where the clip is over or as good as over', () => {
  expect(planStart(timeline, clockAt(130_000), 0, latency, 40_000)).toEqual({ type: 'over' });
  expect(planStart(timeline, clockAt(129_800), 0, latency, 39_800)).toEqual({ type: 'over' });
});

test('a wait that is given up rejects with its reason', async () => {
  const given = new AbortController();
  const waiting = waitUntil(1e12, () => 0, given.signal);
  given.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
