import { expect, test } from 'vitest';
import { deviceHelp } from './device-help.ts';

test.each([
  [['Ana'], 'Ana needs help with their device before Dusk'],
  [['Ana', 'Bo'], 'Ana and Bo need help with their devices before Dusk'],
  [['Ana', 'Bo', 'Cy'], 'Ana, Bo and Cy need help with their devices before Dusk'],
  [['Ana', 'Bo', 'Cy', 'Di'], 'Ana, Bo, Cy and 1 other need help with their devices before Dusk'],
  [['Ana', 'Bo', 'Cy', 'Di', 'Ed'], 'Ana, Bo, Cy and 2 others need help with their devices before Dusk'],
])('%j', (people, text) => {
  expect(deviceHelp(people, 'Dusk')).toBe(text);
});
