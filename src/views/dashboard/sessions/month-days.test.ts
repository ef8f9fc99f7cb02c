import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateWords, monthAfter, monthOf, weeksOf } from './month-days.ts';

test('a month is shown in whole weeks from Monday, with adjacent days', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('every day of any month is in its weeks once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`;
      const days = weeksOf(month).flat();
      expect(days).toEqual([...new Set(days)].sort());
      expect(days.filter((date) => monthOf(date) === month)).toHaveLength(
        new Date(Date.UTC(year, number, 0)).getUTCDate(),
      );
      expect(dateWords(days[0] ?? '', { weekday: 'long' })).toBe('Monday');
      expect(monthAfter(monthAfter(month, 7), -7)).toBe(month);
    }),
  );
});
