import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { createLiveSessionHolder, liveSessionGraceMs } from './live-session-holder.ts';
import type { LiveSession, LiveSessionDeps } from './start-live-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const seat = (seatId: string) => ({ seat_id: seatId, session: { id: 's1' } }) as DataPackage;

function createTestHolder() {
  const world = { started: [] as string[], stopped: [] as string[] };
  const holder = createLiveSessionHolder({} as LiveSessionDeps, (dataPackage) => {
    world.started.push(dataPackage.seat_id);
    return { stop: () => world.stopped.push(dataPackage.seat_id) } as unknown as LiveSession;
  });
  return { holder, world };
}

test('the session outlives a change of page', () => {
  const { holder, world } = createTestHolder();
  const first = holder.acquire(seat('ana'));
  holder.release();
  vi.advanceTimersByTime(liveSessionGraceMs - 1);
  expect(holder.acquire(seat('ana'))).toBe(first);
  vi.advanceTimersByTime(liveSessionGraceMs);
  expect(world).toEqual({ started: ['ana'], stopped: [] });
});

test('it ends when the last page is gone', () => {
  const { holder, world } = createTestHolder();
  holder.acquire(seat('ana'));
  holder.acquire(seat('ana'));
  holder.release();
  vi.advanceTimersByTime(liveSessionGraceMs);
  expect(world.stopped).toEqual([]);
  holder.release();
  vi.advanceTimersByTime(liveSessionGraceMs);
  expect(world.stopped).toEqual(['ana']);
});

test('another seat replaces the one before', () => {
  const { holder, world } = createTestHolder();
  holder.acquire(seat('ana'));
  holder.acquire(seat('ben'));
  expect(world).toEqual({ started: ['ana', 'ben'], stopped: ['ana'] });
});
