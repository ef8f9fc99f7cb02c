/** The start in the reader's own zone, with its name, for instance "Friday 21 November, 14:30 CET". */
export function localStart(startsAt: number, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(startsAt);
}
