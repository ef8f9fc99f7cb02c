import { deviceZoneName } from './device-zone-name.ts';
import { namesOfZone, presentZone } from './zone-names.ts';

/** More than there are zones; names of strangers do not fill the memory. */
const maxEntries = 700;
const kept = new Map<string, string | undefined>();

/** ICU and tzdata name with these the absence of a zone. */
const namesOfNoZone: ReadonlySet<string> = new Set(['Etc/Unknown', 'Factory']);

/** A zone by its own name, not by an offset such as +01:00. */
const isZoneName = (text: string): boolean => /^[A-Za-z]/.test(text) && !namesOfNoZone.has(text);

function resolved(timeZone: string): string | undefined {
  if (!isZoneName(timeZone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The name by which `Intl` of this runtime takes a zone: the given one, the present one or a former one. Undefined where
 * it knows none of them, as with data older than the zone.
 */
export function knownZone(timezoneId: string): string | undefined {
  if (kept.has(timezoneId)) return kept.get(timezoneId);
  const found = namesOfZone(timezoneId).find((name) => resolved(name) !== undefined);
  if (kept.size >= maxEntries) kept.clear();
  kept.set(timezoneId, found);
  return found;
}

/** The zone's IANA name of today, spelled as the runtime spells it; undefined for offsets and unknown names. */
export function namedZone(text: string): string | undefined {
  const known = knownZone(text);
  const name = known && resolved(known);
  return name && presentZone(name);
}

/** The zone that this device is set to, by its name of today; undefined where it names none that `Intl` knows. */
export function deviceZone(): string | undefined {
  const name = deviceZoneName();
  return typeof name === 'string' ? namedZone(name) : undefined;
}

/** A format for the clock of a named zone, or for UTC where the runtime does not know the zone. */
export const zonedFormat = (
  locale: string | undefined,
  timezoneId: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: knownZone(timezoneId) ?? 'UTC' });

/** The zones that the runtime's time zone data hold, by their names of today. */
export const zonesOfRuntime = (): Set<string> =>
  new Set(Intl.supportedValuesOf('timeZone').map((name) => presentZone(name)));
