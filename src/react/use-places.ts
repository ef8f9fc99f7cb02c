import type { Country, Timezone } from '#contract/calls/schemas/geo.ts';
import { useService } from '../services-context.tsx';
import { createGeoService } from '../services/api/geo-service.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';

export type Places = { countries: Country[]; timezones: Timezone[] };

/** Countries with calling codes, and time zones with their offset now. */
export function usePlaces() {
  const geo = useService(createGeoService);
  return useLoader<Places>('places', {
    load: async () => {
      const [{ countries }, { timezones }] = await Promise.all([geo.countries(), geo.timezones()]);
      return { countries, timezones };
    },
  });
}

export function useCountries(): Country[] {
  const geo = useService(createGeoService);
  return useLoader('countries', { load: () => geo.countries() }).data?.countries ?? [];
}

export function useTimezones(): Timezone[] {
  const geo = useService(createGeoService);
  return useLoader('timezones', { load: () => geo.timezones() }).data?.timezones ?? [];
}
