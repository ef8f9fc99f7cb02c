import { expect, it } from 'vitest';
import { slotStarts } from './slot-dates.ts';

const plan = {
  first: '2027-03-02',
  weekdays: [2, 4],
  times: ['15:00', '10:00'],
  without: ['2027-03-04'],
  count: 5,
};

it('takes each time of the chosen weekdays, without the exceptions', () => {
  expect(slotStarts(plan)).toEqual([
    { date: '2027-03-02', time: '10:00' },
    { date: '2027-03-02', time: '15:00' },
    { date: '2027-03-09', time: '10:00' },
    { date: '2027-03-09', time: '15:00' },
    { date: '2027-03-11', time: '10:00' },
  ]);
});

it('begins on the first chosen weekday after the first date', () => {
  expect(slotStarts({ ...plan, weekdays: [1], count: 1 })).toEqual([{ date: '2027-03-08', time: '10:00' }]);
});

it('is empty for no date, no weekday and no time', () => {
  expect(slotStarts({ ...plan, first: 'soon' })).toEqual([]);
  expect(slotStarts({ ...plan, weekdays: [] })).toEqual([]);
  expect(slotStarts({ ...plan, times: [] })).toEqual([]);
});
