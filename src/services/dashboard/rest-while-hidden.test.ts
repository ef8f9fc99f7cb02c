import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restAfterMs, restWhileHidden } from './rest-while-hidden.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function createTestPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const lines: AbortSignal[] = [];
  const open = restWhileHidden<string>(page as unknown as Document, async function* (signal) {
    lines.push(signal);
    yield 'first';
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const stopped = new AbortController();
  const heard: string[] = [];
  const state = { ended: false };
  const over = (async () => {
    for await (const event of open(stopped.signal)) heard.push(event);
    state.ended = true;
  })();
  const hide = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { lines, heard, state, over, hide, stop: () => stopped.abort() };
}

it('goes on while the page is seen, and for a while when it is not', async () => {
  const { lines, heard, state, hide } = createTestPage();
  await turn();
  hide(true);
  vi.advanceTimersByTime(restAfterMs - 1);
  hide(false);
  vi.advanceTimersByTime(restAfterMs);
  await turn();
  expect([heard, lines[0]?.aborted, state.ended]).toEqual([['first'], false, false]);
});

it('gives its line back when the page has been hidden for long, and ends when it is seen again', async () => {
  const { lines, state, over, hide } = createTestPage();
  await turn();
  hide(true);
  vi.advanceTimersByTime(restAfterMs);
  await turn();
  expect([lines[0]?.aborted, state.ended]).toEqual([true, false]);
  hide(false);
  await over;
  expect([lines.length, state.ended]).toEqual([1, true]);
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
  const open = restWhileHidden<string>(page as unknown as Document, async function* () {
    yield 'first';
    throw new Error('the line broke');
  });
  const listen = async () => {
    for await (const _ of open(new AbortController().signal)) await turn();
  };
  await expect(listen()).rejects.toThrow('the line broke');
});
