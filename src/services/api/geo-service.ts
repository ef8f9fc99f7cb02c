import { geoCalls } from '#contract/calls/geo.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Countries with calling codes, and IANA time zones with their current offset. */
export function createGeoService(http: HttpClient) {
  return {
    countries: () => http.call(geoCalls.countries),
    timezones: () => http.call(geoCalls.timezones),
  };
}
