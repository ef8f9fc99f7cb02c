import isoCountries from 'i18n-iso-countries';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Country } from '#contract/calls/schemas/geo.ts';

const english = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of an ISO 3166 code in two letters; the code where it has none. */
export const countryName = (code: string): string => english.of(code) ?? code;

/** Countries that have a calling code, by the English name under which people look for them. */
export const countries: Country[] = getCountries()
  .filter((id) => isoCountries.alpha2ToAlpha3(id) !== undefined)
  .map((id) => ({ id, name: countryName(id), area_code: `+${getCountryCallingCode(id)}` }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
