import { type SpokenLanguage, languageFacts } from '#contract/rules/languages.ts';
import { localeOf } from '#contract/words/formats.ts';
import { longDayText, momentText, zoneText } from '#contract/words/moments.ts';
import { zonedFormat } from '#contract/rules/time/known-zone.ts';
import type { WallClock, ZonedClock } from '#contract/calls/schemas/sessions/session-clocks.ts';

/** As English writes a weekday before a date here: without the comma that the locale's pattern with a year has. */
const withoutComma = (text: string): string => text.replace(/^(\p{L}+),/u, '$1');

const utcDay = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const relativeSteps: [seconds: number, Intl.RelativeTimeFormatUnit][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
];

/** How a language writes the times of sessions: ISO instants in a named zone, dates (YYYY-MM-DD) and wall clocks. */
function makeTimes(language: SpokenLanguage) {
  const locale = localeOf(language);
  const { clock: clockWords } = languageFacts(language);
  const written = language === 'en' ? withoutComma : (text: string) => text;

  /** With the year where it is not the present one. */
  function shortened(iso: string, timezoneId: string, parts: Intl.DateTimeFormatOptions): string {
    const instant = Date.parse(iso);
    const year = (at: number) => zonedFormat(locale, timezoneId, { year: 'numeric' }).format(at);
    return written(
      zonedFormat(locale, timezoneId, {
        day: 'numeric',
        month: 'short',
        ...(year(instant) === year(Date.now()) ? {} : { year: 'numeric' }),
        ...parts,
      }).format(instant),
    );
  }

  /** "Sunday 22 November 2026, 10:00" of a date and a time as typed, without anybody's time zone data. */
  const typedWhen = ({ date, time }: { date: string; time: string }): string =>
    `${longDayText(utcDay(date), 'UTC', language)}, ${clockWords.time(time)}`;

  return {
    typedWhen,

    /** "Sunday 22 November 2026, 10:00 (Berlin time, GMT+1)" */
    longWhen: (iso: string, timezoneId: string): string => momentText(Date.parse(iso), timezoneId, language),

    /** "Sun 22 Nov 2026" */
    typedDay: (date: string): string =>
      written(
        zonedFormat(locale, 'UTC', {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
        }).format(utcDay(date)),
      ),

    /** "Sunday 22 November 2026, 10:00 (Berlin time, GMT+1)" of a clock as the server reads it. */
    clockWhen: (clock: ZonedClock): string => `${typedWhen(clock)} (${clock.zone})`,

    /** "Sun 22 Nov, 10:00", and "Mon 22 Nov 2027, 10:00" of another year. */
    shortWhen: (iso: string, timezoneId: string): string =>
      shortened(iso, timezoneId, { weekday: 'short', hour: '2-digit', minute: '2-digit' }),

    /** "10:00" */
    shortTime: (iso: string, timezoneId: string): string =>
      zonedFormat(locale, timezoneId, { hour: '2-digit', minute: '2-digit' }).format(Date.parse(iso)),

    /** "22 Nov", and "22 Nov 2027" of another year. */
    shortDay: (iso: string, timezoneId: string): string => shortened(iso, timezoneId, {}),

    /** "Berlin time, GMT+1" */
    zoneLabel: (iso: string, timezoneId: string): string => zoneText(Date.parse(iso), timezoneId, language),

    /** "in 2 days", "in 14 minutes", "5 minutes ago". */
    relativeWhen(targetMs: number, nowMs: number): string {
      const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      const seconds = Math.round((targetMs - nowMs) / 1000);
      const [size, unit] = relativeSteps.find(([length]) => Math.abs(seconds) >= length) ?? [1, 'second'];
      return format.format(Math.round(seconds / size), unit);
    },
  };
}

export type Times = ReturnType<typeof makeTimes>;

const made = new Map<SpokenLanguage, Times>();

/** See `Times`; the same object for every caller. */
export function timesIn(language: SpokenLanguage): Times {
  const known = made.get(language) ?? makeTimes(language);
  made.set(language, known);
  return known;
}

/** Whether two clocks show the same date and time. */
export const isSameClock = (one: WallClock, other: WallClock): boolean =>
  one.date === other.date && one.time === other.time;
