import { type OptionsFilter, Select } from '@mantine/core';
import { matchesZone } from '#contract/rules/time/zone-search.ts';
import { useCityOfZone } from '../../../words/city-words.ts';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';

export interface SearchedZone {
  id: string;
  label: string;
  also: string;
}

interface ZoneSelectProps {
  timezones: readonly SearchedZone[];
  /** Of today's name. */
  value: string;
  className?: string | undefined;
  onChange: (timezoneId: string) => void;
}

/** Every zone of the list, and the chosen one if the list lacks it. */
function zoneChoices(
  timezones: readonly SearchedZone[],
  chosen: string,
  cityOf: (timezoneId: string) => string,
) {
  const choices = timezones.map(({ id, label }) => ({ value: id, label }));
  return choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: cityOf(chosen) }, ...choices];
}

/** Zones whose city, country, abbreviation or old name begins as typed. */
function zoneFilter(timezones: readonly SearchedZone[]): OptionsFilter {
  const byId = new Map(timezones.map((zone) => [zone.id, zone]));
  return ({ options, search }) =>
    options.filter(
      (option) =>
        'value' in option && matchesZone(byId.get(option.value) ?? { label: option.label, also: '' }, search),
    );
}

/** A named time zone, found by its city, country or abbreviation. */
export function ZoneSelect({ timezones, value, className, onChange }: ZoneSelectProps) {
  const words = useCreateSessionWords().when;
  const cityOf = useCityOfZone();
  return (
    <Select
      className={className}
      label={words.zone}
      description={words.zoneHelp}
      searchable
      filter={zoneFilter(timezones)}
      data={zoneChoices(timezones, value, cityOf)}
      value={value}
      allowDeselect={false}
      nothingFoundMessage={words.noZone}
      onChange={(timezoneId) => timezoneId && onChange(timezoneId)}
    />
  );
}
