import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { zonedFormat, zonesOfRuntime } from '#contract/rules/time/known-zone.ts';
import { zonedDateTime } from '../zoned-date-time.ts';
import { type RawTimeZone, rawTimeZones } from '@vvo/tzdb';
import type { Timezone } from '#contract/calls/schemas/geo.ts';
import { cityOfZone, namesOfZone } from '#contract/rules/time/zone-names.ts';
import { localeOf } from '#contract/words/formats.ts';
import { cityWordsIn } from '../words/city-words.ts';
import { countryNameIn } from './countries.ts';

const longestWords = 600;

let zones: Timezone[] | undefined;
const translated = new Map<SpokenLanguage, Timezone[]>();

/** Every zone a browser may name as its own, by its name of today, west to east by what they are off at `now` (Unix ms). */
export function timezonesAt(now: number, language: SpokenLanguage = 'en'): Timezone[] {
  zones ??= [
    ...zonesOfTheWorld(),
    { id: 'UTC', label: 'UTC', country_id: '', also: 'GMT Greenwich Zulu Coordinated Universal Time' },
  ];
  if (language !== 'en' && !translated.has(language)) translated.set(language, zonesIn(zones, language, now));
  return (translated.get(language) ?? zones)
    .map((zone) => ({ zone, east: zonedDateTime(now, zone.id).offsetNanoseconds }))
    .sort((a, b) => a.east - b.east || a.zone.label.localeCompare(b.zone.label, language))
    .map(({ zone }) => zone);
}

/** Named and found in a language as well; cities that it has no name for keep their English ones. */
function zonesIn(all: readonly Timezone[], language: SpokenLanguage, now: number): Timezone[] {
  const countryName = countryNameIn(language);
  const { ofZone } = cityWordsIn(language);
  return all.map((zone) => {
    if (zone.country_id === '') return zone;
    const name = zonedFormat(localeOf(language), zone.id, { timeZoneName: 'longGeneric' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value;
    const [city = '', inEnglish] = zone.label.split(', ');
    return {
      ...zone,
      label: `${city === cityOfZone(zone.id) ? ofZone(zone.id) : city}, ${name ?? inEnglish}`,
      also: `${countryName(zone.country_id)} ${zone.also}`.slice(0, longestWords),
    };
  });
}

function zonesOfTheWorld(): Timezone[] {
  const given = zonesOfRuntime();
  const found = new Map<string, Timezone>();
  for (const zone of rawTimeZones) {
    const { name, alternativeName, group, countryCode, mainCities } = zone;
    for (const id of [name, ...group]) {
      if (found.has(id) || !given.has(id)) continue;
      const city = id === name ? (mainCities[0] ?? cityOfZone(id)) : cityOfZone(id);
      found.set(id, {
        id,
        label: `${city}, ${alternativeName}`,
        country_id: countryCode,
        also: searchWords(zone, id),
      });
    }
  }
  return [...found.values()];
}

function searchWords(zone: RawTimeZone, id: string): string {
  const { name, group, mainCities, countryName, abbreviation, dstAbbreviation } = zone;
  const elsewhere = id === name ? [...mainCities, ...group.map(cityOfZone), ...group] : [];
  const names = [id, cityOfZone(id), ...namesOfZone(id)];
  const words = [...names, ...elsewhere, countryName, abbreviation, dstAbbreviation ?? ''];
  return [...new Set(words)].filter(Boolean).join(' ').slice(0, longestWords);
}
