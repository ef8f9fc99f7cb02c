import { expect, it, vi } from 'vitest';
import { codeShapes } from '#contract/story/challenge-task.ts';
import { knocksOf, playKnocks, vibrationOf } from './knocks.ts';

it('knocks every sign of a code in a rhythm of its own', () => {
  const rhythms = codeShapes.map((shape) => knocksOf(shape).join());
  expect(new Set(rhythms).size).toBe(codeShapes.length);
});

it('vibrates as it sounds, without a pause at the end', () => {
  expect(vibrationOf(['short', 'long'])).toEqual([90, 170, 320]);
});

it('plays one note a knock and closes the context after the last', () => {
  const starts: number[] = [];
  const ended: (() => void)[] = [];
  const gain = { gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: vi.fn() };
  const context = {
    currentTime: 0,
    destination: {},
    createGain: () => gain,
    createOscillator: () => ({
      type: '',
      frequency: { value: 0 },
      connect: () => gain,
      start: (at: number) => starts.push(at),
      stop: vi.fn(),
      addEventListener: (_: string, run: () => void) => ended.push(run),
    }),
    close: vi.fn(),
  };
  playKnocks(['short', 'long'], () => context as unknown as AudioContext);
  expect(starts).toHaveLength(2);
  expect(starts[1]).toBeGreaterThan(starts[0] ?? 0);
  for (const run of ended) run();
  expect(context.close).toHaveBeenCalledTimes(1);
});
