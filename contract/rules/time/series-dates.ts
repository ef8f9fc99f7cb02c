export const seriesIntervals = ['week', 'month'] as const;
export type SeriesInterval = (typeof seriesIntervals)[number];

/**
 * The dates (YYYY-MM-DD) of a series that begins on `first`: the same day of each week, or the same day of each month and
 * its last day where the month is shorter. Empty where `first` is no date.
 */
export function seriesDates(first: string, every: SeriesInterval, times: number): string[] {
  const start = new Date(`${first}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) return [];
  return Array.from({ length: times }, (_, index) => {
    const date = new Date(start);
    if (every === 'week') date.setUTCDate(start.getUTCDate() + 7 * index);
    else {
      const day = start.getUTCDate();
      date.setUTCDate(1);
      date.setUTCMonth(start.getUTCMonth() + index);
      const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      date.setUTCDate(Math.min(day, lastDay));
    }
    return date.toISOString().slice(0, 10);
  });
}
