/** Numbers, days and plurals as a language writes them; moments with their zone are in `moments.ts`. */

/** British English where a language is English: 24 hours, the day before the month. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** The form of a text that a language has for a count. */
export function formIn(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, one: string, several: string): string =>
    rules.select(count) === 'one' ? one : several;
}

/** Counts things in a language: the number, and the form that the language has for it. */
export function pluralIn(language: string) {
  const form = formIn(language);
  return (count: number, one: string, several: string): string => `${count} ${form(count, one, several)}`;
}

/** A share of 1 as `80%` in English and `80 %` in German; `digits` behind the decimal mark at most. */
export function percentIn(language: string, digits = 0) {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: digits,
  });
  return (share: number): string => format.format(share);
}

/** A mean with one digit behind the decimal mark: `4.2`, in German `4,2`. */
export function tenthsIn(language: string) {
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
  return (value: number): string => format.format(value);
}

/** Seconds with tenths below ten: `9.4 s`, `12 s`. */
export function secondsIn(language: string) {
  const tenths = tenthsIn(language);
  return (seconds: number): string => `${seconds < 9.95 ? tenths(seconds) : seconds.toFixed(0)} s`;
}

/** Names one after another: `Ana, Ben and Cy`. */
export function listIn(language: string) {
  const format = new Intl.ListFormat(localeOf(language));
  return (names: readonly string[]): string => format.format(names);
}

/** An amount in hundredths of a currency: `€149.00` in English, `149,00 €` in German. */
export const moneyIn =
  (language: string) =>
  (minor: number, currency: string): string =>
    new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(minor / 100);

/** The day of an ISO date or moment (UTC): `27 November 2026`; any other text as it is. */
export function dayIn(language: string) {
  return (date: string): string => {
    const day = Date.parse(date);
    if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(day)) return date;
    return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  };
}

/** A month (`2026-07`): `July 2026`, in short `Jul 2026`. */
export function monthIn(language: string, form: 'long' | 'short') {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: form,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month: string): string => format.format(Date.parse(`${month}-01`));
}
