import type { DeviceTrialDeps } from '../device-trial/provide-device-trial.ts';
import { playChime } from '../../services/playback/chime.ts';
import { keepPreferences, readPreferences } from '../../services/rooms/device-preferences.ts';
import type { LocalMedia } from '../../services/rooms/local-media.ts';
import { recordSample } from '../../services/rooms/record-sample.ts';

/** Trials on this browser's devices; without a session the choice of a device is kept for none. */
export const createTrialDeps = (media: LocalMedia, sessionId: () => string | null): DeviceTrialDeps => ({
  media,
  playTone: () => playChime(() => new AudioContext()),
  record: recordSample,
  urls: URL,
  keepChoice: (kind, id) => {
    const session = sessionId();
    if (session === null) return;
    const kept = readPreferences(localStorage, session);
    keepPreferences(localStorage, session, { ...kept, [kind]: { ...kept[kind], id } });
  },
});
