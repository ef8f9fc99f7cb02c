import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerSentEvent } from './event-stream.ts';
import { gap, reopenMs, reopenStream } from './reopen-stream.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const message = { event: 'session', data: '{}' };

/** A line that breaks after its first word. */
function createTestLine() {
  const page = new EventTarget();
  const openings: AbortSignal[] = [];
  const open = reopenStream(page as unknown as Window, async function* (signal) {
    openings.push(signal);
    yield message;
    throw new Error('the line broke');
  });
  const stopped = new AbortController();
  const received: ServerSentEvent[] = [];
  const over = (async () => {
    for await (const event of open(stopped.signal)) received.push(event);
  })();
  return { page, openings, received, over, stop: () => stopped.abort() };
}

it('is reopened after a delay, and reports the gap', async () => {
  const { openings, received } = createTestLine();
  await turn();
  vi.advanceTimersByTime(reopenMs - 1);
  await turn();
  expect([openings.length, received]).toEqual([1, [message]]);
  vi.advanceTimersByTime(1);
  await turn();
  expect([openings.length, received]).toEqual([2, [message, gap, message]]);
});

it.each(['online', 'visibilitychange'])('is opened anew at once: %s', async (sign) => {
  const { page, openings, received } = createTestLine();
  await turn();
  page.dispatchEvent(new Event(sign));
  await turn();
  expect([openings.length, received]).toEqual([2, [message, gap, message]]);
});

it('ends at once for who listens no more, while it waits too', async () => {
  const { openings, over, stop } = createTestLine();
  await turn();
  stop();
  await over;
  vi.advanceTimersByTime(reopenMs);
  await turn();
  expect(openings.length).toBe(1);
});
