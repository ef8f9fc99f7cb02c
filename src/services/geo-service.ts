import type { Country, Timezone } from '#contract/calls/schemas/geo.ts';
import type { HttpClient } from './http/http-client.ts';

export type GeoService = ReturnType<typeof createGeoService>;

/** Countries with calling codes, and IANA time zones with their offset now; both public. */
export function createGeoService(http: HttpClient) {
  return {
    countries: () => http.get<{ countries: Country[] }>('/api/geo/countries'),
    timezones: () => http.get<{ timezones: Timezone[] }>('/api/geo/timezones'),
  };
}
