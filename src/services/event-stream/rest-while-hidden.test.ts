import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerSentEvent } from './event-stream.ts';
import { gap } from './reopen-stream.ts';
import { restAfterMs, restWhileHidden } from './rest-while-hidden.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const first = { event: 'first', data: '' };

function createTestPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const lines: AbortSignal[] = [];
  const open = restWhileHidden(page as unknown as Document, async function* (signal) {
    lines.push(signal);
    yield first;
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const stopped = new AbortController();
  const received: ServerSentEvent[] = [];
  const state = { ended: false };
  const over = (async () => {
    for await (const event of open(stopped.signal)) received.push(event);
    state.ended = true;
  })();
  const hide = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { lines, received, state, over, hide, stop: () => stopped.abort() };
}

it('stays open while the page is visible, and for a while when hidden', async () => {
  const { lines, received, state, hide } = createTestPage();
  await turn();
  hide(true);
  vi.advanceTimersByTime(restAfterMs - 1);
  hide(false);
  vi.advanceTimersByTime(restAfterMs);
  await turn();
  expect([received, lines[0]?.aborted, state.ended]).toEqual([[first], false, false]);
});

it('closes after the page has been hidden for long, and reopens with a gap once it is visible', async () => {
  const { lines, received, state, hide, stop, over } = createTestPage();
  await turn();
  hide(true);
  vi.advanceTimersByTime(restAfterMs);
  await turn();
  expect([lines[0]?.aborted, received, state.ended]).toEqual([true, [first], false]);
  hide(false);
  await turn();
  expect([lines.map(({ aborted }) => aborted), received]).toEqual([
    [true, false],
    [first, gap, first],
  ]);
  hide(true);
  vi.advanceTimersByTime(restAfterMs);
  await turn();
  expect(lines.map(({ aborted }) => aborted)).toEqual([true, true]);
  hide(false);
  await turn();
  stop();
  await expect(over).rejects.toThrow();
  expect(lines.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

it('ends at once for who listens no more, while it rests too', async () => {
  const { over, hide, stop } = createTestPage();
  await turn();
  hide(true);
  vi.advanceTimersByTime(restAfterMs);
  await turn();
  stop();
  await over;
});

it('fails where its line does while it is seen', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const open = restWhileHidden(page as unknown as Document, async function* () {
    yield first;
    throw new Error('the line broke');
  });
  const listen = async () => {
    for await (const _ of open(new AbortController().signal)) await turn();
  };
  await expect(listen()).rejects.toThrow('the line broke');
});
