import { expect, it } from 'vitest';
import { seriesDates } from './series-dates.ts';

it('repeats the day of the week, over a change of the clocks and of the year', () => {
  expect(seriesDates('2026-12-21', 'week', 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  expect(seriesDates('2026-10-24', 'week', 2)).toEqual(['2026-10-24', '2026-10-31']);
});

it('repeats the day of the month, and takes the last one of a shorter month', () => {
  expect(seriesDates('2026-12-31', 'month', 4)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});

it('has no dates before there is a first one', () => {
  expect(seriesDates('', 'week', 3)).toEqual([]);
});
