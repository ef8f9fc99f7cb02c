import type { DeviceRefusal } from '../rooms/local-media.ts';
import type { BrowserName } from './browser-name.ts';
import { type CheckResult, failed, passed } from './check-verdict.ts';
import { refusalRemedy, trialRemedy } from './device-remedies.ts';
import type { TriedDevice } from './tried-device.ts';

/** The result of a test that the person has confirmed or denied. */
export function judgedResult(kind: TriedDevice, worked: boolean, browser: BrowserName): CheckResult {
  return worked
    ? passed(['deviceWorked', kind])
    : failed([['deviceDidNotWork', kind]], trialRemedy(kind, browser));
}

/** The result of a device that could not be tested; without a reason it failed after opening. */
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
