import { seriesDates } from './series-dates.ts';

const dayMs = 24 * 60 * 60_000;

/** Days of the week as `Date.getUTCDay` numbers them, from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * The first `count` starts on some weekdays from `first` (YYYY-MM-DD) on: at each of `times` (HH:MM) of a day, without the
 * dates in `without`, the earliest first. Empty where `first` is no date, or there are no times or weekdays.
 */
export function slotStarts(plan: {
  first: string;
  weekdays: readonly number[];
  times: readonly string[];
  without: readonly string[];
  count: number;
}): { date: string; time: string }[] {
  const first = Date.parse(`${plan.first}T00:00:00Z`);
  const times = [...new Set(plan.times)].sort();
  if (Number.isNaN(first) || times.length === 0) return [];
  const weeks = plan.count + plan.without.length;
  const dates = Array.from({ length: 7 }, (_, day) => new Date(first + day * dayMs))
    .filter((date) => plan.weekdays.includes(date.getUTCDay()))
    .flatMap((date) => seriesDates(date.toISOString().slice(0, 10), 'week', weeks))
    .filter((date) => !plan.without.includes(date))
    .sort();
  return dates.flatMap((date) => times.map((time) => ({ date, time }))).slice(0, plan.count);
}
