import { expect, test } from 'vitest';
import { deviceName, deviceNameIn } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
  ['<b>Windows</b>', 'A browser on Windows'],
])('%s', (header, name) => {
  expect(deviceName(header)).toBe(name);
});

const inGerman = {
  unknown: 'Unbekanntes Gerät',
  browser: 'Ein Browser',
  on: (browser: string, system: string) => `${browser} (${system})`,
};

test.each([
  ['Firefox on Linux', 'Firefox (Linux)'],
  ['Samsung Internet', 'Samsung Internet'],
  ['A browser on Windows', 'Ein Browser (Windows)'],
  ['Unknown device', 'Unbekanntes Gerät'],
])('%s is named in another language', (name, named) => {
  expect(deviceNameIn(name, inGerman)).toBe(named);
});
