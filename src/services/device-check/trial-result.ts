import type { DeviceKind, DeviceRefusal } from '../rooms/local-media.ts';
import type { BrowserName } from './browser-name.ts';
import type { CheckResult } from './check-verdict.ts';
import { refusalCause, refusalRemedy } from './device-remedies.ts';
import { deviceWords } from './device-words.ts';

/** What a person tries with a touch and answers for. */
export type TriedDevice = DeviceKind | 'speaker';

/** What the person says of a device that could be tried. */
export function judgedResult(kind: TriedDevice, worked: boolean, browser: BrowserName): CheckResult {
  const words = deviceWords[kind];
  return worked
    ? { state: 'passed', detail: words.found }
    : { state: 'failed', detail: words.lost, remedy: words.remedy(browser) };
}

/** A device that could not be tried; without a reason it was opened and failed then. */
export function refusedResult(
  kind: TriedDevice,
  reason: DeviceRefusal | null,
  browser: BrowserName,
): CheckResult {
  const device = kind === 'camera' ? kind : 'microphone';
  return {
    state: 'failed',
    detail: reason ? refusalCause[reason](device) : 'It could not be tried.',
    remedy: refusalRemedy(device, reason ?? 'inUse', browser),
  };
}
