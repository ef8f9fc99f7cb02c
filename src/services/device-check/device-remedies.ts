import type { DeviceKind, DeviceRefusal } from '../rooms/local-media.ts';
import type { BrowserName } from './browser-name.ts';

const names: Record<DeviceKind, string> = { camera: 'camera', microphone: 'microphone' };

/** What was refused and why, in one line. */
export const refusalCause: Record<DeviceRefusal, (kind: DeviceKind) => string> = {
  refused: (kind) => `The browser was not allowed to use your ${names[kind]}.`,
  missing: (kind) => `No ${names[kind]} was found.`,
  inUse: (kind) => `Another program is using your ${names[kind]}.`,
};

/** Where this browser keeps the permission. */
function permissionWay(kind: DeviceKind, { family, system, isPhone }: BrowserName): string {
  const name = names[kind];
  if (system === 'iOS') return `Open Settings, find this browser there, and switch the ${name} on.`;
  if (family === 'chrome')
    return isPhone
      ? `Touch the icon left of the address, then Permissions, and allow the ${name}.`
      : `Click the icon left of the address and switch the ${name} on.`;
  if (family === 'firefox')
    return `Click the crossed-out ${name} left of the address and clear the block, then try again.`;
  if (family === 'safari')
    return `Choose Safari, Settings for This Website in the menu, and allow the ${name}.`;
  return `Look for this site’s permissions beside the address and allow the ${name}.`;
}

/** What puts a refusal right in this browser. */
export function refusalRemedy(kind: DeviceKind, refusal: DeviceRefusal, browser: BrowserName): string {
  if (refusal === 'refused') return permissionWay(kind, browser);
  if (refusal === 'missing') return 'Plug one in and try again, or go on without.';
  return 'Close it there and try again, or go on without.';
}

const volume: Record<string, string> = {
  macOS: 'System Settings, Sound',
  Windows: 'Settings, System, Sound',
  Linux: 'the sound settings',
  ChromeOS: 'the quick settings, Audio',
};

/** Where sound is set up on this system. */
export const soundPlace = ({ system }: BrowserName): string =>
  volume[system] ? `See ${volume[system]}.` : 'Use the volume keys and switch silent mode off.';
