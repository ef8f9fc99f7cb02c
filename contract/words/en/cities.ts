import { cityOfZone } from '../../rules/time/zone-names.ts';

/** The city that a time zone is named by. */
export const cities = {
  /** Of an IANA name. */
  ofZone: (timezoneId: string): string => cityOfZone(timezoneId),
};

export type CityWords = typeof cities;
