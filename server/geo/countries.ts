import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Country } from '#contract/geo.ts';

isoCountries.registerLocale(english);

/** Countries that have a calling code, by English name. */
export const countries: Country[] = getCountries()
  .flatMap((id: CountryCode) => {
    const name = isoCountries.getName(id, 'en', { select: 'alias' });
    return name ? [{ id, name, area_code: `+${getCountryCallingCode(id)}` }] : [];
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
