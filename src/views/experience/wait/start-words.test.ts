import { expect, test } from 'vitest';
import { localStart } from './start-words.ts';

const start = Date.UTC(2026, 10, 21, 13, 30);

test('the start is shown on the device’s clock, whose zone is named', () => {
  expect(localStart(start, 'en')).toMatch(/^[A-Z]\w+day 2[12] November 2026, \d\d:\d\d(?: UTC| \(.+\))$/);
  expect(localStart(start, 'de')).toMatch(/^[A-Z]\w+, 2[12]\. November 2026, \d\d:\d\d(?: UTC| Uhr \(.+\))$/);
});
