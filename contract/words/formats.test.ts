import { expect, test } from 'vitest';
import { dayIn, formIn, percentIn, pluralIn, secondsIn } from './formats.ts';
import { momentText, timeWithZone } from './moments.ts';

const start = Date.UTC(2026, 10, 10, 9, 14);

test.each([
  ['en', '80%', '9.4 s', '27 November 2026', 'Tuesday 10 November 2026, 09:14 (Lisbon time, GMT+0)'],
  [
    'de',
    '80\u00a0%',
    '9,4 s',
    '27. November 2026',
    'Dienstag, 10. November 2026, 09:14 Uhr (Westeuropäische Zeit, GMT+0)',
  ],
])('numbers, days and moments in %s', (language, percent, seconds, day, moment) => {
  expect(percentIn(language)(0.8)).toBe(percent);
  expect(secondsIn(language)(9.4)).toBe(seconds);
  expect(secondsIn(language)(12.2)).toBe('12 s');
  expect(dayIn(language)('2026-11-27')).toBe(day);
  expect(momentText(start, 'Europe/Lisbon', language)).toBe(moment);
});

test('a count has the form of its language', () => {
  expect([0, 1, 2].map((count) => pluralIn('en')(count, 'guest', 'guests'))).toEqual([
    '0 guests',
    '1 guest',
    '2 guests',
  ]);
  expect(formIn('de')(1, 'hat', 'haben')).toBe('hat');
});

test('universal time needs no name of a zone, a range has one', () => {
  expect(timeWithZone(start, 'UTC', 'en')).toBe('09:14 UTC');
  expect(timeWithZone(start, 'Europe/Berlin', 'de', start + 60 * 60_000)).toBe(
    '10:14–11:14 Uhr (Mitteleuropäische Zeit, GMT+1)',
  );
});
