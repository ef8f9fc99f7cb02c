/** A calendar month, `2026-07`; all months are by UTC. */
export const monthPattern = '^20\\d{2}-(0[1-9]|1[0-2])$';

/** A year or a quarter: `2026`, `2026-Q3`. */
export const periodPattern = '^20\\d{2}(-Q[1-4])?$';

/** The figures of a month are made once, on this day of the next month: by then people have rated it. */
const publishedOnDay = 8;

const padded = (value: number) => String(value).padStart(2, '0');

/** The months of a period, the earliest first. */
export function monthsOf(period: string): string[] {
  const [year = '', quarter] = period.split('-Q');
  const first = quarter === undefined ? 1 : 3 * Number(quarter) - 2;
  const count = quarter === undefined ? 12 : 3;
  return Array.from({ length: count }, (_, index) => `${year}-${padded(first + index)}`);
}

/** Of a moment in Unix ms. */
export const monthAt = (at: number): string => new Date(at).toISOString().slice(0, 7);

export const quarterOf = (month: string): string =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

/** The day from which a month's figures are shown, YYYY-MM-DD. */
export function publishedOn(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, publishedOnDay)).toISOString().slice(0, 10);
}

/** The last month whose figures may be made. `now` in Unix ms. */
export function lastPublishedMonth(now: number): string {
  const at = new Date(now);
  const back = at.getUTCDate() < publishedOnDay ? 2 : 1;
  return monthAt(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1));
}

/** From the first instant of a month to that of the next. */
export function spanOf(month: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: new Date(Date.UTC(year, number - 1, 1)), to: new Date(Date.UTC(year, number, 1)) };
}

/** Quarters and years that have any of these months, the latest first, a year before its quarters. */
export function periodsBetween(first: string, last: string): string[] {
  const years: string[] = [];
  for (let year = Number(last.slice(0, 4)); year >= Number(first.slice(0, 4)); year -= 1)
    years.push(String(year));
  return years.flatMap((year) => [
    year,
    ...[4, 3, 2, 1]
      .map((quarter) => `${year}-Q${quarter}`)
      .filter((quarter) => quarter >= quarterOf(first) && quarter <= quarterOf(last)),
  ]);
}
