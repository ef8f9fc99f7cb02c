import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vtimezone } from './vtimezone.ts';

const zones = [
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
  'Asia/Gaza',
  'Europe/Dublin',
];
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

interface Onset {
  at: number;
  offset: number;
}

const minutesOf = (offset: string) =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5)));

function wallClock(text: string): number {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(text) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
}

function inYear(first: number, rule: string, year: number): number {
  const [, month, ordinal, weekday] = /BYMONTH=(\d+);BYDAY=(-?\d)(\w\w)/.exec(rule) ?? [];
  const days = Array.from({ length: new Date(Date.UTC(year, Number(month), 0)).getUTCDate() }, (_, index) =>
    Date.UTC(year, Number(month) - 1, index + 1),
  ).filter((day) => weekdays[new Date(day).getUTCDay()] === weekday);
  return (days.at(Number(ordinal) < 0 ? -1 : Number(ordinal) - 1) ?? 0) + (first % 86_400_000);
}

/** Reads a VTIMEZONE as a calendar program does: the offset of the last onset before a wall-clock time. */
function offsetByCalendar(text: string, wall: number): number {
  const onsets = text
    .split(/BEGIN:(?:STANDARD|DAYLIGHT)/)
    .slice(1)
    .flatMap((block): Onset[] => {
      const value = (name: string) => new RegExp(`${name}:(\\S+)`).exec(block)?.[1] ?? '';
      const first = wallClock(value('DTSTART'));
      const offset = minutesOf(value('TZOFFSETTO'));
      const rule = value('RRULE');
      if (!rule) return [{ at: first, offset }];
      const year = new Date(first).getUTCFullYear();
      return [0, 1, 2, 3, 4].map((more) => ({ at: inYear(first, rule, year + more), offset }));
    });
  const passed = onsets.filter(({ at }) => at <= wall).sort((a, b) => b.at - a.at);
  return passed[0]?.offset ?? Number.NaN;
}

describe('VTIMEZONE', () => {
  it.each(zones)('%s has the runtime’s offsets all year round', (zone) => {
    const begin = Date.parse('2026-11-22T00:00:00Z');
    const instant = fc.integer({ min: 0, max: 2 * 365 * 24 }).map((hours) => begin + hours * 3_600_000);
    fc.assert(
      fc.property(instant, (ms) => {
        const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
        const wall = zoned.toPlainDateTime();
        const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
        fc.pre(earlier.equals(wall.toZonedDateTime(zone, { disambiguation: 'later' })));
        const minutes = zoned.offsetNanoseconds / 60e9;
        expect(offsetByCalendar(vtimezone(zone, ms), ms + minutes * 60_000)).toBe(minutes);
      }),
    );
  });

  it('writes a regular change as a yearly rule', () => {
    expect(vtimezone('America/New_York', Date.parse('2027-01-15T00:00:00Z')).split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'TZNAME:EST',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270314T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'TZNAME:EDT',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]);
  });
});
