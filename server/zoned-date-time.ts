import { knownZone } from '#contract/rules/time/known-zone.ts';

/** An instant (Unix ms) on the clock of a named zone; of UTC where the runtime does not know the zone. */
export const zonedDateTime = (instant: number, timezoneId: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(knownZone(timezoneId) ?? 'UTC');
