import { deviceZone, knownZone, zonedFormat } from '#contract/rules/time/known-zone.ts';
import { type ChangeEventHandler, type ReactNode, useDeferredValue, useEffect } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import type { Places, usePlaces } from '../../../react/use-places.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useIsHydrated } from '../../../hydration/interactive-page.tsx';
import { useTick } from '../../shared/time/use-tick.ts';
import form from '../../shared/forms/form-stack.module.css';
import styles from '../auth.module.css';
import type { GetInputProps } from '../input-props.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { localeOf } from '#contract/words/formats.ts';
import { useAccountWords } from '../../../words/organiser/account/account-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { useShellWords } from '../../../words/shell-words.ts';

/** The hour and minute in a zone, such as "14:05"; empty for a zone that the browser does not know. */
const timeInZone = (zone: string, now: number, language: SpokenLanguage): string =>
  knownZone(zone) === undefined
    ? ''
    : zonedFormat(localeOf(language), zone, { hour: '2-digit', minute: '2-digit' }).format(now);

type PlaceFieldProps = {
  places: ReturnType<typeof usePlaces>;
  value?: string;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  error?: ReactNode;
};

/** Prerendered pages do not show "Loading…". */
function useNoChoice({ busy }: PlaceFieldProps['places']): string {
  const words = useAccountWords().places;
  const isHydrated = useIsHydrated();
  return isHydrated && busy ? words.loading : words.choose;
}

/**
 * The browser's own list: hundreds of rows cost nothing until it is opened, and typing finds a name. They are made a few
 * at a time, while somebody may be typing already.
 */
function CountryField({ places, ...field }: PlaceFieldProps) {
  const words = useAccountWords().places;
  const countries = useDeferredValue(places.data?.countries) ?? [];
  const noChoice = useNoChoice(places);
  return (
    <NativeSelect label={words.country} required autoComplete="country" {...field}>
      <option value="">{noChoice}</option>
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

function TimezoneField({ places, ...field }: PlaceFieldProps) {
  const words = useAccountWords().places;
  const language = useLanguage();
  const now = useTick(Date.now, 5000);
  const zones = useDeferredValue(places.data?.timezones) ?? [];
  const noChoice = useNoChoice(places);
  const zone = field.value ?? '';
  const time = zone ? timeInZone(zone, now, language) : '';
  return (
    <NativeSelect
      label={words.timezone}
      required
      description={time ? words.timeThere(time) : words.zoneText}
      describedBelow
      {...field}
    >
      {zone === '' ? <option value="">{noChoice}</option> : null}
      {zones.some(({ id }) => id === zone) || zone === '' ? null : <option value={zone}>{zone}</option>}
      {zones.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

function PlacesFailure({ places }: { places: ReturnType<typeof usePlaces> }) {
  const words = useAccountWords().places;
  const { tryAgain } = useShellWords();
  if (!places.failed) return null;
  return (
    <div role="alert" className={form.failure}>
      <strong>{words.failed}</strong> {readableMessage(places.error)}{' '}
      <Button variant="subtle" size="compact-sm" onClick={places.refresh}>
        {tryAgain}
      </Button>
    </div>
  );
}

interface PlaceFieldsProps {
  places: ReturnType<typeof usePlaces>;
  getInputProps: GetInputProps<'country_id' | 'timezone_id'>;
}

/** Country and time zone, side by side where there is room. */
export function PlaceFields({ places, getInputProps }: PlaceFieldsProps) {
  return (
    <>
      <PlacesFailure places={places} />
      <div className={styles.pair}>
        <CountryField places={places} {...getInputProps('country_id')} />
        <TimezoneField places={places} {...getInputProps('timezone_id')} />
      </div>
    </>
  );
}

/** Fills in the guessed zone's country once the places are known, unless somebody has chosen already. */
export function useGuessedCountry(places: Places | undefined, country: string, choose: (id: string) => void) {
  useEffect(() => {
    if (!places || country !== '') return;
    const guessed = deviceZone();
    const zone = places.timezones.find(({ id }) => id === guessed);
    if (zone && places.countries.some(({ id }) => id === zone.country_id)) choose(zone.country_id);
  }, [places, country, choose]);
}
