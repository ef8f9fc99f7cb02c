import { defineCalls } from './call.ts';
import type { geoSpec } from './schemas/geo.ts';

/** Countries with calling codes, and IANA time zones with their offset now. */
export const geoCalls = defineCalls<typeof geoSpec>()({
  countries: { method: 'GET', path: '/api/geo/countries', access: 'public' },
  timezones: { method: 'GET', path: '/api/geo/timezones', access: 'public' },
});
