/** The day of an ISO date or moment (UTC) in words, wherever it is read; whatever is none stands as it is. */
export function dayText(date: string, language: 'en-GB' | 'de'): string {
  const day = Date.parse(date);
  if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(day)) return date;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
