import { expect, test } from 'vitest';
import { oddTime, timesForPeople } from './times-for-people.ts';

// Tuesday 24 November 2026, 14:00 UTC
const clocks = [
  { timezone_id: 'Europe/Lisbon', date: '2026-11-24', time: '14:00', zone: 'WET' },
  { timezone_id: 'America/New_York', date: '2026-11-24', time: '09:00', zone: 'GMT-5' },
  { timezone_id: 'Europe/London', date: '2026-11-24', time: '14:00', zone: 'GMT' },
  { timezone_id: 'Pacific/Auckland', date: '2026-11-25', time: '03:00', zone: 'GMT+13' },
];

test('groups people by equal clocks, earliest first, and counts unknown ones', () => {
  const { times, unknown } = timesForPeople(
    [
      { first_name: 'Ana', last_name: '', timezone_id: 'Europe/Lisbon' },
      { first_name: 'Bo', last_name: '', timezone_id: 'America/New_York' },
      { first_name: 'Cy', last_name: '', timezone_id: 'Europe/London' },
      { first_name: 'Di', last_name: '', timezone_id: null },
      { first_name: 'Fi', last_name: '', timezone_id: 'Mars/Olympus' },
      { first_name: 'Ed', last_name: '', timezone_id: 'Pacific/Auckland' },
    ],
    clocks,
  );
  expect(unknown).toBe(2);
  expect(times).toEqual([
    { date: '2026-11-24', time: '09:00', places: ['New York'], names: ['Bo'], remark: undefined },
    {
      date: '2026-11-24',
      time: '14:00',
      places: ['Lisbon', 'London'],
      names: ['Ana', 'Cy'],
      remark: undefined,
    },
    {
      date: '2026-11-25',
      time: '03:00',
      places: ['Auckland'],
      names: ['Ed'],
      remark: 'outside common working hours',
    },
  ]);
});

test('a weekend is mentioned before the hour', () => {
  expect(oddTime({ date: '2026-11-28', time: '03:00' })).toBe('a weekend');
  expect(oddTime({ date: '2026-11-24', time: '06:59' })).toBe('outside common working hours');
  expect(oddTime({ date: '2026-11-24', time: '07:00' })).toBeUndefined();
  expect(oddTime({ date: '2026-11-24', time: '19:59' })).toBeUndefined();
  expect(oddTime({ date: '2026-11-24', time: '20:00' })).toBe('outside common working hours');
});
