import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSoundLevel } from './sound-level.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is nearly silent at first, then rises step by step to the preferred volume', () => {
  const video = { volume: 1, muted: false };
  const sound = createSoundLevel(video, 0.8);
  expect(video.volume).toBe(0.8);
  sound.hush();
  expect({ volume: video.volume, isHushed: sound.isHushed() }).toEqual({ volume: 0.001, isHushed: true });
  sound.prefer(0.4);
  expect(video.volume).toBe(0.001);
  sound.raise();
  const levels = Array.from({ length: 10 }, () => {
    vi.advanceTimersByTime(20);
    return video.volume;
  });
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect({ first: levels[0], last: levels.at(-1) }).toEqual({ first: 0.05, last: 0.4 });
  expect(sound.isHushed()).toBe(false);
});

test('applies a preference at once while it rises', () => {
  const video = { volume: 1, muted: false };
  const sound = createSoundLevel(video, 1);
  sound.hush();
  sound.raise();
  vi.advanceTimersByTime(40);
  sound.prefer(0.3);
  vi.advanceTimersByTime(400);
  expect(video.volume).toBe(0.3);
});

test('a device with a fixed volume counts as audible unless it is muted', () => {
  const video = {
    get volume() {
      return 1;
    },
    set volume(_: number) {},
    muted: false,
  };
  const sound = createSoundLevel(video, 0.5);
  sound.hush();
  expect(sound.isHushed()).toBe(false);
  video.muted = true;
  expect(sound.isHushed()).toBe(true);
});
