import { rawTimeZones } from '@vvo/tzdb';
import type { Timezone } from '#contract/calls/schemas/geo.ts';
import { cityOfZone, presentZone } from '#contract/rules/zone-names.ts';

let zones: Timezone[] | undefined;

/** Every zone a browser may name as its own, by its name of today, west to east by what they are off at `now` (Unix ms). */
export function timezonesAt(now: number): Timezone[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  zones ??= [...zonesOfTheWorld(), { id: 'UTC', label: 'UTC', country_id: '' }];
  return zones
    .map((zone) => ({ zone, east: instant.toZonedDateTimeISO(zone.id).offsetNanoseconds }))
    .sort((a, b) => a.east - b.east || a.zone.label.localeCompare(b.zone.label, 'en'))
    .map(({ zone }) => zone);
}

function zonesOfTheWorld(): Timezone[] {
  const given = new Set(Intl.supportedValuesOf('timeZone').map(presentZone));
  const found = new Map<string, Timezone>();
  for (const { name, alternativeName, group, countryCode, mainCities } of rawTimeZones) {
    for (const id of [name, ...group]) {
      if (found.has(id) || !given.has(id)) continue;
      const city = id === name ? (mainCities[0] ?? cityOfZone(id)) : cityOfZone(id);
      found.set(id, { id, label: `${city}, ${alternativeName}`, country_id: countryCode });
    }
  }
  return [...found.values()];
}
