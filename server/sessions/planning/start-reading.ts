import type {
  StartReading,
  StartReadingQuery,
  WallClock,
  ZonedClock,
} from '#contract/calls/schemas/sessions/session-clocks.ts';
import { seatsPerSession } from '#contract/rules/business-constants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { namedZone } from '#contract/rules/time/known-zone.ts';
import { zoneText } from '#contract/words/moments.ts';
import { instantToZonedTime, zonedTimeToInstant } from '#contract/rules/time/zoned-time.ts';
import { fieldProblem } from '../../http/api-problem.ts';

/** Throws 422 for offsets and for names that the server's time zone data lack. */
export function readSessionZone(text: string): string {
  const named = namedZone(text);
  if (named === undefined) throw fieldProblem('timezone_id', ({ sessions }) => sessions.start.zone);
  return named;
}

/** The instant (Unix ms) of a local time. Throws 422 if it is no date or time. */
export function readWallClock({ date, time, fold }: WallClock, timezoneId: string) {
  const found = zonedTimeToInstant(date, time, timezoneId);
  if (!found) throw fieldProblem('wall_clock', ({ sessions }) => sessions.start.clock);
  const isSecond = found.kind === 'ambiguous' && fold === 'later';
  return { kind: found.kind, instant: isSecond ? found.second : found.instant };
}

/** The local time in a named zone at an instant (Unix ms). */
export function clockAt(instant: number, timezoneId: string): ZonedClock {
  const zone = zoneText(instant, timezoneId, 'en');
  const shown = instantToZonedTime(instant, timezoneId);
  const read = zonedTimeToInstant(shown.date, shown.time, timezoneId);
  const isSecond = read?.kind === 'ambiguous' && instant >= read.second;
  return { ...shown, ...(isSecond && { fold: 'later' }), timezone_id: timezoneId, zone };
}

/** A local time with its zone's name in a language. */
export function clockIn(clock: ZonedClock, language: SpokenLanguage): ZonedClock {
  const { instant } = readWallClock(clock, clock.timezone_id);
  return { ...clock, zone: zoneText(instant, clock.timezone_id, language) };
}

/** The same for an object with a local time. */
export const withClockIn = <Shown extends { clock: ZonedClock }>(
  shown: Shown,
  language: SpokenLanguage,
): Shown => ({ ...shown, clock: clockIn(shown.clock, language) });

/** The local times of some zones at an instant (Unix ms), without duplicates. */
export const clocksAt = (instant: number, zones: Iterable<string>): ZonedClock[] =>
  [...new Set(zones)].map((zone) => clockAt(instant, zone));

/** How a typed start is interpreted. Throws 422 for an unknown date, time or zone. */
export function readStart(query: StartReadingQuery): StartReading {
  const zone = readSessionZone(query.timezone_id);
  const { kind, instant } = readWallClock(query, zone);
  const requested = (query.zones ?? '').split(',').slice(0, seatsPerSession);
  const others = requested.filter((text) => namedZone(text) !== undefined);
  return {
    starts_at: new Date(instant).toISOString(),
    kind,
    clock: clockAt(instant, zone),
    clocks: clocksAt(instant, others),
  };
}
