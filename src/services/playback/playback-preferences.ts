/** `low`: the smallest pictures; `sound`: captions and sound, and the still picture. */
export const playbackQualities = ['auto', 'low', 'sound'] as const;
export type PlaybackQuality = (typeof playbackQualities)[number];

/** The participant's playback preferences on this device. */
export interface PlaybackPreferences {
  /** From 0 to 1. */
  volume: number;
  quality: PlaybackQuality;
  /** Language of the captions; null for the story's own. */
  captions: string | null;
}

export const usualPlayback: PlaybackPreferences = { volume: 1, quality: 'auto', captions: null };

const key = 'muster:playback';

/** The preferences stored on the device; unknown values fall back to the defaults. */
export function readPlaybackPreferences(storage: Pick<Storage, 'getItem'>): PlaybackPreferences {
  try {
    const kept: Partial<Record<keyof PlaybackPreferences, unknown>> = JSON.parse(
      storage.getItem(key) ?? '{}',
    );
    const { volume, quality, captions } = kept;
    return {
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usualPlayback.volume,
      quality: playbackQualities.find((one) => one === quality) ?? usualPlayback.quality,
      captions: typeof captions === 'string' ? captions : usualPlayback.captions,
    };
  } catch {
    return usualPlayback;
  }
}

export const keepPlaybackPreferences = (
  storage: Pick<Storage, 'setItem'>,
  preferences: PlaybackPreferences,
) => storage.setItem(key, JSON.stringify(preferences));
