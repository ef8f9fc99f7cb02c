import { type Static, Type } from 'typebox';

/** `id` is ISO 3166-1 alpha-2, `area_code` the international calling code with plus. */
export const Country = Type.Object({ id: Type.String(), name: Type.String(), area_code: Type.String() });
/** `id` is the IANA name, `offset_minutes` the offset now. */
export const Timezone = Type.Object({
  id: Type.String(),
  label: Type.String(),
  country_id: Type.String(),
  offset_minutes: Type.Integer(),
});
export const CountriesAnswer = Type.Object({ countries: Type.Array(Country) });
export const TimezonesAnswer = Type.Object({ timezones: Type.Array(Timezone) });

export type Country = Static<typeof Country>;
export type Timezone = Static<typeof Timezone>;
