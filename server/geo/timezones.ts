import { zonesOfRuntime } from '#contract/rules/time/known-zone.ts';
import { zonedDateTime } from '../zoned-date-time.ts';
import { type RawTimeZone, rawTimeZones } from '@vvo/tzdb';
import type { Timezone } from '#contract/calls/schemas/geo.ts';
import { cityOfZone, namesOfZone } from '#contract/rules/time/zone-names.ts';

const longestWords = 600;

let zones: Timezone[] | undefined;

/** Every zone a browser may name as its own, by its name of today, west to east by what they are off at `now` (Unix ms). */
export function timezonesAt(now: number): Timezone[] {
  zones ??= [
    ...zonesOfTheWorld(),
    { id: 'UTC', label: 'UTC', country_id: '', also: 'GMT Greenwich Zulu Coordinated Universal Time' },
  ];
  return zones
    .map((zone) => ({ zone, east: zonedDateTime(now, zone.id).offsetNanoseconds }))
    .sort((a, b) => a.east - b.east || a.zone.label.localeCompare(b.zone.label, 'en'))
    .map(({ zone }) => zone);
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
