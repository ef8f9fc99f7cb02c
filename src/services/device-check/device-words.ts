import type { DeviceKind } from '../rooms/local-media.ts';
import type { BrowserName } from './browser-name.ts';
import { soundPlace } from './device-remedies.ts';

export interface DeviceWords {
  start: string;
  yes: string;
  no: string;
  found: string;
  lost: string;
  remedy: (browser: BrowserName) => string;
}

/** What is asked and said around each device that a person tries. */
export const deviceWords: Record<DeviceKind | 'speaker', DeviceWords> = {
  speaker: {
    start: 'Play the notes',
    yes: 'I heard them',
    no: 'I heard nothing',
    found: 'You heard the notes.',
    lost: 'You heard nothing.',
    remedy: (browser) => `Turn the volume up, or choose another output. ${soundPlace(browser)}`,
  },
  microphone: {
    start: 'Record 3 seconds',
    yes: 'That was me',
    no: 'I heard nothing',
    found: 'You heard yourself.',
    lost: 'You did not hear yourself.',
    remedy: (browser) => `Choose another microphone, or see whether it is muted. ${soundPlace(browser)}`,
  },
  camera: {
    start: 'Show my camera',
    yes: 'I see myself',
    no: 'I see nothing',
    found: 'You saw yourself.',
    lost: 'You did not see yourself.',
    remedy: () => 'See whether something covers the camera, or choose another one.',
  },
};
