import { expect, test } from 'vitest';
import { cityOfZone, presentZone } from './zone-names.ts';

test('zones have the names of today, whatever the browser calls them', () => {
  expect(cityOfZone('Europe/Kiev')).toBe('Kyiv');
  expect(cityOfZone('Asia/Calcutta')).toBe('Kolkata');
  expect(cityOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOfZone('UTC')).toBe('UTC');
  expect(presentZone('Europe/Lisbon')).toBe('Europe/Lisbon');
});

test('every zone of a browser maps to a current name with the same offsets', () => {
  const clock = (timeZone: string) =>
    [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map((at) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'long' }).format(at),
    );
  for (const given of Intl.supportedValuesOf('timeZone'))
    expect(clock(presentZone(given))).toEqual(clock(given));
});
