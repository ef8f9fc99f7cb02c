import isoCountries from 'i18n-iso-countries';
import { namedZone } from '#contract/rules/time/known-zone.ts';
import { fieldProblem } from '../http/api-problem.ts';

/** Throws 422 unless `countryId` is an ISO 3166-1 alpha-2 code. */
export function checkCountry(countryId: string): void {
  if (isoCountries.alpha2ToAlpha3(countryId) === undefined)
    throw fieldProblem('country_id', ({ validation }) => validation.country);
}

/** Throws 422 for a name that is no time zone's. */
export function readTimezone(text: string): string {
  const named = namedZone(text);
  if (named === undefined) throw fieldProblem('timezone_id', ({ validation }) => validation.timezone);
  return named;
}
