import { expect, it } from 'vitest';
import { createMemoryStorage } from '../page/memory-storage.ts';
import { keepPlaybackPreferences, readPlaybackPreferences, usualPlayback } from './playback-preferences.ts';

it('restores known choices and ignores unknown ones', () => {
  const storage = createMemoryStorage();
  expect(readPlaybackPreferences(storage)).toEqual(usualPlayback);
  const chosen = { volume: 0.4, quality: 'sound' as const, captions: 'de' };
  keepPlaybackPreferences(storage, chosen);
  expect(readPlaybackPreferences(storage)).toEqual(chosen);
  for (const kept of ['{', 'null', '{"volume":7,"quality":"best","captions":3}']) {
    storage.setItem('muster:playback', kept);
    expect(readPlaybackPreferences(storage)).toEqual(usualPlayback);
  }
});
