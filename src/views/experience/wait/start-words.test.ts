import { expect, test } from 'vitest';
import { localStart } from './start-words.ts';

test('the start is told in a named zone', () => {
  expect(localStart(Date.UTC(2026, 10, 21, 13, 30), 'en-GB', 'Europe/Berlin')).toBe(
    'Saturday 21 November at 14:30 CET',
  );
});
