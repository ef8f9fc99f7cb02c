import type { DeviceRefusal } from '../rooms/local-media.ts';
import type { BrowserName } from './browser-name.ts';
import { type CheckResult, failed, passed } from './check-verdict.ts';
import { refusalRemedy, trialRemedy } from './device-remedies.ts';
import type { TriedDevice } from './tried-device.ts';

/** What the person says of a device that could be tried. */
export function judgedResult(kind: TriedDevice, worked: boolean, browser: BrowserName): CheckResult {
  return worked
    ? passed(['deviceWorked', kind])
    : failed([['deviceDidNotWork', kind]], trialRemedy(kind, browser));
}

/** A device that could not be tried; without a reason it was opened and failed then. */
export function refusedResult(
  kind: TriedDevice,
  reason: DeviceRefusal | null,
  browser: BrowserName,
): CheckResult {
  const device = kind === 'camera' ? kind : 'microphone';
  return failed(
    [reason ? ['deviceRefused', device, reason] : ['deviceNotTried']],
    [refusalRemedy(device, reason ?? 'inUse', browser)],
  );
}
