import { Alert, Button, Select } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import type { Country, Timezone } from '#contract/geo.ts';
import { useServices } from '../../app-context.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { guessedZone, timeInZone } from './time-in-zone.ts';
import { useNow } from './use-now.ts';

type Places = { countries: Country[]; timezones: Timezone[] };

/** Countries and time zones, each of which a form may show before the other has come. */
export function usePlaces() {
  const { geo } = useServices();
  return useLoader<Places>('places', {
    load: async () => {
      const [{ countries }, { timezones }] = await Promise.all([geo.countries(), geo.timezones()]);
      return { countries, timezones };
    },
  });
}

type PlaceFieldProps = {
  places: ReturnType<typeof usePlaces>;
  value?: string;
  onChange(value: string): void;
  error?: ReactNode;
};

export function CountryField({ places, value = '', onChange, error }: PlaceFieldProps) {
  const countries = places.data?.countries ?? [];
  return (
    <Select
      label="Country"
      searchable
      required
      autoComplete="country"
      placeholder={places.busy ? 'Loading…' : 'Choose'}
      nothingFoundMessage="No country of that name"
      data={countries.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
    />
  );
}

export function TimezoneField({ places, value = '', onChange, error }: PlaceFieldProps) {
  const now = useNow(5000);
  const zones = places.data?.timezones ?? [];
  const known = zones.some(({ id }) => id === value) || value === '';
  const data = zones.map(({ id, label }) => ({ value: id, label }));
  const time = value ? timeInZone(value, now) : '';
  return (
    <Select
      label="Time zone"
      searchable
      required
      placeholder={places.busy ? 'Loading…' : 'Choose'}
      nothingFoundMessage="No time zone of that name"
      description={time ? `It is ${time} there now` : 'Session times are shown in it'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={known ? data : [{ value, label: value }, ...data]}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      error={error}
    />
  );
}

export function PlacesFailure({ places }: { places: ReturnType<typeof usePlaces> }) {
  if (!places.failed) return null;
  return (
    <Alert color="ember" title="Countries and time zones could not be loaded">
      {readableMessage(places.error)}{' '}
      <Button variant="subtle" size="compact-sm" onClick={places.refresh}>
        Try again
      </Button>
    </Alert>
  );
}

/** Fills in the guessed zone's country once the places are known, unless somebody has chosen already. */
export function useGuessedCountry(places: Places | undefined, country: string, choose: (id: string) => void) {
  useEffect(() => {
    if (!places || country !== '') return;
    const zone = places.timezones.find(({ id }) => id === guessedZone());
    if (zone && places.countries.some(({ id }) => id === zone.country_id)) choose(zone.country_id);
  }, [places, country, choose]);
}
