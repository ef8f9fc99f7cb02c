import { zoneOffsetMs } from '#contract/rules/zoned-time.ts';

const zoneName = (instant: number, timezoneId: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, timeZoneName: 'short' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value ?? timezoneId;

/** "Sunday 22 November 2026, 10:00 (CET)" of an ISO instant in a named zone. */
export function longWhen(iso: string, timezoneId: string): string {
  const instant = Date.parse(iso);
  const text = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezoneId,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
  return `${text} (${zoneName(instant, timezoneId)})`;
}

/** Of an ISO instant in a named zone; with the year where it is not the present one. */
function shortened(iso: string, timezoneId: string, parts: Intl.DateTimeFormatOptions): string {
  const instant = Date.parse(iso);
  const year = (at: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: timezoneId, year: 'numeric' }).format(at);
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timezoneId,
    day: 'numeric',
    month: 'short',
    ...(year(instant) === year(Date.now()) ? {} : { year: 'numeric' }),
    ...parts,
  }).format(instant);
}

/** "Sun 22 Nov, 10:00", and "Mon 22 Nov 2027, 10:00" of another year. */
export const shortWhen = (iso: string, timezoneId: string): string =>
  shortened(iso, timezoneId, { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** "22 Nov", and "22 Nov 2027" of another year. */
export const shortDay = (iso: string, timezoneId: string): string => shortened(iso, timezoneId, {});

/** "CET" */
export const zoneLabel = (iso: string, timezoneId: string): string => zoneName(Date.parse(iso), timezoneId);

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

/** Whether the clocks of two named zones say the same at an ISO instant. */
export function isSameClock(iso: string, one: string, other: string): boolean {
  const instant = Date.parse(iso);
  return zoneOffsetMs(one, instant) === zoneOffsetMs(other, instant);
}
