import { expect, test } from 'vitest';
import { localStart, waitHeadline } from './start-words.ts';

test('the start is told in a named zone', () => {
  expect(localStart(Date.UTC(2026, 10, 21, 13, 30), 'en-GB', 'Europe/Berlin')).toBe(
    'Saturday 21 November at 14:30 CET',
  );
});

test('the headline says why one waits', () => {
  expect([waitHeadline(false, false), waitHeadline(false, true), waitHeadline(true, false)]).toEqual([
    'The story begins in',
    'Your host holds the start for a moment',
    'We are about to begin',
  ]);
});
