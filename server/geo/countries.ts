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

const known = getCountries().filter((id) => isoCountries.alpha2ToAlpha3(id) !== undefined);

/** Countries that have a calling code, by the name in a language under which people look for them. */
export function countriesIn(language: string): Country[] {
  const nameOf = countryNameIn(language);
  return known
    .map((id) => ({ id, name: nameOf(id), area_code: `+${getCountryCallingCode(id)}` }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
