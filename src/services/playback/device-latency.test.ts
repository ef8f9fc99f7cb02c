import { expect, test } from 'vitest';
import { createDeviceLatencyStore, guessLatency, unlearned } from './device-latency.ts';

function memory(initial?: string) {
  let kept = initial ?? null;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

test('half of the lateness is learned and survives the page', () => {
  const storage = memory();
  createDeviceLatencyStore(storage).learn('start', 30);
  expect(createDeviceLatencyStore(storage).read()).toEqual({ ...unlearned, startMs: 100 });
});

test('an early seek lowers the figure, never below zero', () => {
  const store = createDeviceLatencyStore(memory());
  expect(store.learn('seek', -20).seekMs).toBe(45);
  expect(store.learn('seek', -500).seekMs).toBe(0);
});

test('broken or absurd stored figures are not used', () => {
  expect(createDeviceLatencyStore(memory('{')).read()).toEqual(unlearned);
  expect(createDeviceLatencyStore(memory('{"startMs":9000,"seekMs":40}')).read()).toEqual({
    ...unlearned,
    seekMs: 40,
  });
});

test('what a start was seen to take replaces the guess, and is known from then on', () => {
  const storage = memory();
  const store = createDeviceLatencyStore(storage);
  store.learn('seek', 10);
  expect(store.knowsStart()).toBe(false);
  store.noteStart(7);
  expect([store.knowsStart(), store.read().startMs]).toEqual([true, 7]);
  expect(createDeviceLatencyStore(storage).knowsStart()).toBe(true);
});

test('a device of which nothing is known starts as its browser usually does', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const chromium =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  expect(guessLatency(firefox).startMs).toBeLessThan(guessLatency(chromium).startMs);
  expect(createDeviceLatencyStore(memory(), guessLatency(firefox)).read()).toEqual(guessLatency(firefox));
  expect(createDeviceLatencyStore(memory('{"startMs":40}'), guessLatency(firefox)).read().startMs).toBe(40);
});
