import { longDayText, momentText, zoneText } from '#contract/words/moments.ts';
import { zonedFormat } from '#contract/rules/time/known-zone.ts';
import type { WallClock, ZonedClock } from '#contract/calls/schemas/sessions/session-clocks.ts';

/** "Sunday 22 November 2026, 10:00 (Berlin time, GMT+1)" of an ISO instant in a named zone. */
export const longWhen = (iso: string, timezoneId: string): string =>
  momentText(Date.parse(iso), timezoneId, 'en');

/** As English writes a weekday before a date here: without the comma that the locale's pattern with a year has. */
const withoutComma = (text: string): string => text.replace(/^(\p{L}+),/u, '$1');

const shortDayOfYear = zonedFormat('en-GB', 'UTC', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** "Sun 22 Nov 2026" of a date (YYYY-MM-DD). */
export const typedDay = (date: string): string =>
  withoutComma(shortDayOfYear.format(Date.parse(`${date}T00:00:00Z`)));

/** "Sunday 22 November 2026, 10:00" of a date and a time as typed, without anybody's time zone data. */
export const typedWhen = ({ date, time }: { date: string; time: string }): string =>
  `${longDayText(Date.parse(`${date}T00:00:00Z`), 'UTC', 'en')}, ${time}`;

/** "Sunday 22 November 2026, 10:00 (Berlin time, GMT+1)" of a clock as the server reads it. */
export const clockWhen = (clock: ZonedClock): string => `${typedWhen(clock)} (${clock.zone})`;

/** Of an ISO instant in a named zone; with the year where it is not the present one. */
function shortened(iso: string, timezoneId: string, parts: Intl.DateTimeFormatOptions): string {
  const instant = Date.parse(iso);
  const year = (at: number) => zonedFormat('en-GB', timezoneId, { year: 'numeric' }).format(at);
  return withoutComma(
    zonedFormat('en-GB', timezoneId, {
      day: 'numeric',
      month: 'short',
      ...(year(instant) === year(Date.now()) ? {} : { year: 'numeric' }),
      ...parts,
    }).format(instant),
  );
}

/** "Sun 22 Nov, 10:00", and "Mon 22 Nov 2027, 10:00" of another year. */
export const shortWhen = (iso: string, timezoneId: string): string =>
  shortened(iso, timezoneId, { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** "10:00" */
export const shortTime = (iso: string, timezoneId: string): string =>
  zonedFormat('en-GB', timezoneId, { hour: '2-digit', minute: '2-digit' }).format(Date.parse(iso));

/** "22 Nov", and "22 Nov 2027" of another year. */
export const shortDay = (iso: string, timezoneId: string): string => shortened(iso, timezoneId, {});

/** "Berlin time, GMT+1" */
export const zoneLabel = (iso: string, timezoneId: string): string =>
  zoneText(Date.parse(iso), timezoneId, 'en');

/** "in 2 days", "in 14 minutes", "5 minutes ago". */
export function relativeWhen(targetMs: number, nowMs: number): string {
  const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  const seconds = Math.round((targetMs - nowMs) / 1000);
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ];
  const [size, unit] = steps.find(([length]) => Math.abs(seconds) >= length) ?? [1, 'second'];
  return format.format(Math.round(seconds / size), unit);
}

/** Whether two clocks show the same date and time. */
export const isSameClock = (one: WallClock, other: WallClock): boolean =>
  one.date === other.date && one.time === other.time;
