import { languageFacts } from '../rules/languages.ts';
import { zonedFormat } from '../rules/time/known-zone.ts';
import { cityOfZone } from '../rules/time/zone-names.ts';
import { localeOf } from './formats.ts';

const parts = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  offset: { timeZoneName: 'shortOffset' },
  clock: { timeZoneName: 'longGeneric' },
  short: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a format takes as long as a query and holds on to memory outside the heap. */
const mostKept = 200;
const kept = new Map<string, Intl.DateTimeFormat>();

function formatOf(part: keyof typeof parts, language: string, timezoneId: string): Intl.DateTimeFormat {
  const key = `${part} ${language} ${timezoneId}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const format = zonedFormat(localeOf(language), timezoneId, parts[part]);
  kept.set(key, format);
  return format;
}

const zonePart = (part: 'offset' | 'clock', at: number, language: string, timezoneId: string): string =>
  formatOf(part, language, timezoneId)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';

/** `GMT+1` of an instant (Unix ms) in a named zone. */
export const offsetText = (at: number, timezoneId: string, language: string): string =>
  zonePart('offset', at, language, timezoneId).replace(/^GMT(?:[+-]0)?$/, 'GMT+0');

/** `Lisbon time, GMT+0`, `Westeuropäische Zeit, GMT+0`: nobody has to know IANA names or abbreviations. */
export function zoneText(at: number, timezoneId: string, language: string): string {
  if (timezoneId === 'UTC') return 'UTC';
  const clock = zonePart('clock', at, language, timezoneId);
  const { zone } = languageFacts(language).clock;
  return `${zone({ city: cityOfZone(timezoneId), clock })}, ${offsetText(at, timezoneId, language)}`;
}

/** `Tuesday 10 November 2026`, `Dienstag, 10. November 2026`. */
export const longDayText = (at: number, timezoneId: string, language: string): string => {
  const text = formatOf('day', language, timezoneId).format(at);
  return language === 'en' ? text.replace(', ', ' ') : text;
};

/** `09:14`, without what a language puts behind it. */
export const timeText = (at: number, timezoneId: string, language: string): string =>
  formatOf('time', language, timezoneId).format(at);

/** `09:14 (Lisbon time, GMT+0)`, `09:14 UTC`, `09:14 Uhr (Westeuropäische Zeit, GMT+0)`; `until` makes it a range. */
export function timeWithZone(at: number, timezoneId: string, language: string, until?: number): string {
  const start = timeText(at, timezoneId, language);
  const shown = until === undefined ? start : `${start}–${timeText(until, timezoneId, language)}`;
  if (timezoneId === 'UTC') return `${shown} UTC`;
  return `${languageFacts(language).clock.time(shown)} (${zoneText(at, timezoneId, language)})`;
}

/** `Tue 10 Nov, 09:14`, `Di., 10. Nov., 09:14`: for lists, beside which the zone is named. */
export const shortMomentText = (at: number, timezoneId: string, language: string): string =>
  formatOf('short', language, timezoneId).format(at);

/** `Tuesday 10 November 2026, 09:14 (Lisbon time, GMT+0)` of an instant (Unix ms). */
export const momentText = (at: number, timezoneId: string, language: string): string =>
  `${longDayText(at, timezoneId, language)}, ${timeWithZone(at, timezoneId, language)}`;
