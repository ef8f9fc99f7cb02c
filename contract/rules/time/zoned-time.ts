import { zonedFormat } from './known-zone.ts';

const fields = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezoneId: string): Intl.DateTimeFormat {
  const known = formats.get(timezoneId);
  if (known) return known;
  const format = zonedFormat('en-US', timezoneId, fields);
  formats.set(timezoneId, format);
  return format;
}

/** Offset of a named zone from UTC at an instant (Unix ms), in ms, east positive; 0 for a zone that `Intl` does not know. */
export function zoneOffsetMs(timezoneId: string, instant: number): number {
  const parts = Object.fromEntries(
    formatOf(timezoneId)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

export type ZonedInstant =
  | { kind: 'exact'; instant: number }
  /** The clocks go back: the time occurs twice, and `instant` is the first. */
  | { kind: 'ambiguous'; instant: number; second: number }
  /** The clocks go forward: the time does not exist, and `instant` is as long after the gap's start as asked. */
  | { kind: 'skipped'; instant: number };

/**
 * The instant (Unix ms) of a wall-clock time in a named zone. `date` is YYYY-MM-DD, `time` HH:MM; undefined where
 * either is not a real date or time. The server's reading counts; a browser's time zone data may be older.
 */
export function zonedTimeToInstant(date: string, time: string, timezoneId: string): ZonedInstant | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const wall = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) return undefined;
  const day = 24 * 60 * 60 * 1000;
  const before = zoneOffsetMs(timezoneId, wall - day);
  const after = zoneOffsetMs(timezoneId, wall + day);
  const fits = [...new Set([wall - before, wall - after])]
    .filter((instant) => instant + zoneOffsetMs(timezoneId, instant) === wall)
    .sort((a, b) => a - b);
  const [first, second] = fits;
  if (first === undefined) return { kind: 'skipped', instant: wall - before };
  return second === undefined
    ? { kind: 'exact', instant: first }
    : { kind: 'ambiguous', instant: first, second };
}

/** Wall-clock date (YYYY-MM-DD) and time (HH:MM) of an instant (Unix ms) in a named zone. */
export function instantToZonedTime(instant: number, timezoneId: string): { date: string; time: string } {
  const wall = new Date(instant + zoneOffsetMs(timezoneId, instant)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
