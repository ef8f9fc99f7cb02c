import { rawTimeZones } from '@vvo/tzdb';
import type { Timezone } from '#contract/calls/schemas/geo.ts';
import { cityOfZone, presentZone } from '#contract/rules/zone-names.ts';

interface NamedZone {
  id: string;
  label: string;
  country_id: string;
}

let zones: NamedZone[] | undefined;

/** Every zone a browser may name as its own, by its name of today, with the offset at `now` (Unix ms), west to east. */
export function timezonesAt(now: number): Timezone[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  zones ??= [...zonesOfTheWorld(), { id: 'UTC', label: 'UTC', country_id: '' }];
  return zones
    .map((zone) => {
      const { offsetNanoseconds } = instant.toZonedDateTimeISO(zone.id);
      return { ...zone, offset_minutes: Math.round(offsetNanoseconds / 60e9) };
    })
    .sort((a, b) => a.offset_minutes - b.offset_minutes || a.label.localeCompare(b.label, 'en'));
}

function zonesOfTheWorld(): NamedZone[] {
  const given = new Set(Intl.supportedValuesOf('timeZone').map(presentZone));
  const found = new Map<string, NamedZone>();
  for (const { name, alternativeName, group, countryCode, mainCities } of rawTimeZones) {
    for (const id of [name, ...group]) {
      if (found.has(id) || !given.has(id)) continue;
      const city = id === name ? (mainCities[0] ?? cityOfZone(id)) : cityOfZone(id);
      found.set(id, { id, label: `${city}, ${alternativeName}`, country_id: countryCode });
    }
  }
  return [...found.values()];
}
