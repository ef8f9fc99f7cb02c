import { expect, test } from 'vitest';
import type { BrowserName } from './browser-name.ts';
import { refusalRemedy, soundPlace } from './device-remedies.ts';

const browser = (family: BrowserName['family'], system = 'Windows'): BrowserName => ({
  name: 'A browser',
  system,
  family,
  isPhone: system === 'iOS' || system === 'Android',
});

test.each([
  [browser('chrome'), 'Click the icon left of the address and switch the camera on.'],
  [
    browser('chrome', 'Android'),
    'Touch the icon left of the address, then Permissions, and allow the camera.',
  ],
  [
    browser('firefox'),
    'Click the crossed-out camera left of the address and clear the block, then try again.',
  ],
  [browser('safari', 'macOS'), 'Choose Safari, Settings for This Website in the menu, and allow the camera.'],
  [browser('safari', 'iOS'), 'Open Settings, find this browser there, and switch the camera on.'],
  [browser('other'), 'Look for this site’s permissions beside the address and allow the camera.'],
])('says where %o keeps the permission', (given, remedy) => {
  expect(refusalRemedy('camera', 'refused', given)).toBe(remedy);
});

test('what is missing or in use is the same everywhere', () => {
  const given = browser('firefox');
  expect(refusalRemedy('microphone', 'missing', given)).toBe('Plug one in and try again, or go on without.');
  expect(refusalRemedy('microphone', 'inUse', given)).toBe('Close it there and try again, or go on without.');
});

test('sound is set up where the system has it', () => {
  expect(soundPlace(browser('chrome'))).toBe('See Settings, System, Sound.');
  expect(soundPlace(browser('safari', 'iOS'))).toBe('Use the volume keys and switch silent mode off.');
});
