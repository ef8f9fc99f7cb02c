import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { localeOf } from '#contract/words/formats.ts';

const dayMs = 24 * 60 * 60_000;
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** The month (YYYY-MM) of a date (YYYY-MM-DD). */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month (YYYY-MM) so many after another, or before it. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(dateOf(Date.UTC(year, number - 1 + count, 1)));
}

/** The date (YYYY-MM-DD) after another. */
export const dayAfter = (date: string): string => dateOf(noon(date) + dayMs);

/** The weeks that hold a month, Monday first: dates (YYYY-MM-DD), with those of the months beside it. */
export function weeksOf(month: string): string[][] {
  const first = noon(`${month}-01`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const next = noon(`${monthAfter(month, 1)}-01`);
  const weeks: string[][] = [];
  for (let start = monday; start < next; start += 7 * dayMs)
    weeks.push(Array.from({ length: 7 }, (_, day) => dateOf(start + day * dayMs)));
  return weeks;
}

/** A date (YYYY-MM-DD) in words; it is a day of the calendar, in no zone. */
export const dateWords = (
  date: string,
  words: Intl.DateTimeFormatOptions,
  language: SpokenLanguage = 'en',
): string => new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', ...words }).format(noon(date));
