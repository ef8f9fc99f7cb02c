import isoCountries from 'i18n-iso-countries';
import { presentZone } from '#contract/rules/zone-names.ts';
import { fieldProblem } from '../http/api-problem.ts';

/** Throws 422 unless `countryId` is an ISO 3166-1 alpha-2 code. */
export function checkCountry(countryId: string): void {
  if (isoCountries.alpha2ToAlpha3(countryId) === undefined)
    throw fieldProblem('country_id', 'The selected country is invalid.');
}

/** The zone's IANA name of today, as the runtime spells it; offsets and unknown names are no zones. */
export function namedTimezone(text: string): string | undefined {
  if (!/^[A-Za-z]/.test(text)) return undefined;
  try {
    return presentZone(new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

/** Throws 422 for a name that is no time zone's. */
export function readTimezone(text: string): string {
  const named = namedTimezone(text);
  if (named === undefined) throw fieldProblem('timezone_id', 'The selected time zone is invalid.');
  return named;
}
