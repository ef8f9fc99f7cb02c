import type { Static } from 'typebox';
import type { CallSpec } from '../call.ts';
import { List, Shape, Text } from './bounded.ts';

/** `id` is ISO 3166-1 alpha-2, `area_code` the international calling code with plus. */
export const Country = Shape({ id: Text(2), name: Text(80), area_code: Text(8) });
/** `id` is the IANA name. `also`: other words that people look for it by: cities, country, abbreviations, old names. */
export const Timezone = Shape({
  id: Text(64),
  label: Text(120),
  country_id: Text(2),
  also: Text(600),
});
export const CountriesAnswer = Shape({ countries: List(Country, 400) });
export const TimezonesAnswer = Shape({ timezones: List(Timezone, 1000) });

export const geoSpec = {
  countries: { answer: CountriesAnswer },
  timezones: { answer: TimezonesAnswer },
} satisfies Record<string, CallSpec>;

export type Country = Static<typeof Country>;
export type Timezone = Static<typeof Timezone>;
