import isoCountries from 'i18n-iso-countries';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { localeOf } from '#contract/words/formats.ts';
import type { Country } from '#contract/calls/schemas/geo.ts';

/** The name of an ISO 3166 code in two letters; the code where it has none. */
export function countryNameIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  return (code) => names.of(code) ?? code;
}

export const countryName = countryNameIn('en');

/** Countries that have a calling code, by the English name under which people look for them. */
export const countries: Country[] = getCountries()
  .filter((id) => isoCountries.alpha2ToAlpha3(id) !== undefined)
  .map((id) => ({ id, name: countryName(id), area_code: `+${getCountryCallingCode(id)}` }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
