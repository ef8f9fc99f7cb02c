import isoCountries from 'i18n-iso-countries';
import { fieldProblem } from '../http/api-problem.ts';

/** Throws 422 unless `countryId` is an ISO 3166-1 alpha-2 code. */
export function checkCountry(countryId: string): void {
  if (isoCountries.alpha2ToAlpha3(countryId) === undefined)
    throw fieldProblem('country_id', 'The selected country is invalid.');
}

/** Throws 422 unless `timezoneId` is a time zone that this server can compute with. */
export function checkTimezone(timezoneId: string): void {
  if (!isTimezone(timezoneId)) throw fieldProblem('timezone_id', 'The selected time zone is invalid.');
}

export function isTimezone(timezoneId: string): boolean {
  if (!/^[A-Za-z]/.test(timezoneId)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezoneId });
    return true;
  } catch {
    return false;
  }
}
