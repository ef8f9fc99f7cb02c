import type { DeviceKind, DeviceRefusal } from '../rooms/local-media.ts';
import type { BrowserName } from './browser-name.ts';
import type { Sentence } from './sentence.ts';
import type { TriedDevice } from './tried-device.ts';
import type { PermissionPlace } from '#contract/words/en/check-sentences.ts';

/** The menu in which this browser stores the permission. */
function permissionPlace({ family, system, isPhone }: BrowserName): PermissionPlace {
  if (system === 'iOS') return 'settings';
  if (family === 'chrome' && isPhone) return 'chromePhone';
  return family === 'other' ? 'unknown' : family;
}

/** The remedy for a refused permission in this browser. */
export function refusalRemedy(device: DeviceKind, refusal: DeviceRefusal, browser: BrowserName): Sentence {
  if (refusal === 'refused') return ['allowDevice', device, permissionPlace(browser)];
  return [refusal === 'missing' ? 'plugIn' : 'closeIt'];
}

/** Remedies for a device that opened but did not work. */
export const trialRemedy = (device: TriedDevice, { system }: BrowserName): Sentence[] =>
  device === 'camera'
    ? [['deviceInstead', device]]
    : [
        ['deviceInstead', device],
        ['soundPlace', system],
      ];
