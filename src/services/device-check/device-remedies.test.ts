import { expect, test } from 'vitest';
import type { BrowserName } from './browser-name.ts';
import { refusalRemedy, trialRemedy } from './device-remedies.ts';
import { sayIn } from './sentence.ts';

const browser = (family: BrowserName['family'], system = 'Windows'): BrowserName => ({
  name: 'A browser',
  system,
  family,
  isPhone: system === 'iOS' || system === 'Android',
});

test.each([
  [browser('chrome'), 'Select the icon left of the address and switch the camera on.'],
  [
    browser('chrome', 'Android'),
    'Select the icon left of the address, then Permissions, and allow the camera.',
  ],
  [
    browser('firefox'),
    'Select the crossed-out camera left of the address and clear the block, then try again.',
  ],
  [browser('safari', 'macOS'), 'Choose Safari, Settings for This Website in the menu, and allow the camera.'],
  [browser('safari', 'iOS'), 'Open Settings, find this browser there, and switch the camera on.'],
  [browser('other'), 'Look for this site’s permissions beside the address and allow the camera.'],
])('says where %o keeps the permission', (given, remedy) => {
  expect(sayIn('en', [refusalRemedy('camera', 'refused', given)])).toBe(remedy);
});

test('remedies for a missing or busy device are the same in all browsers', () => {
  const given = browser('firefox');
  expect(refusalRemedy('microphone', 'missing', given)).toEqual(['plugIn']);
  expect(refusalRemedy('microphone', 'inUse', given)).toEqual(['closeIt']);
});

test('sound is set up where the system has it, a camera nowhere', () => {
  const remedies = (device: 'speaker' | 'camera', system: string) =>
    sayIn('en', trialRemedy(device, browser('chrome', system)));
  expect(remedies('speaker', 'Windows')).toContain('See Settings, System, Sound.');
  expect(remedies('speaker', 'iOS')).toContain('Use the volume keys and switch silent mode off.');
  expect(remedies('camera', 'Windows')).not.toContain('Sound');
});
