import type { ZonedClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { knownZone } from '#contract/rules/time/known-zone.ts';
import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import type { StartTimeWords } from '#contract/words/en/organiser/sessions/start-times.ts';
import { isSameClock } from './when.ts';

/** A remark where this browser's time zone data give another local time for a start (ISO 8601) than the server's. */
export function clockRemark(words: StartTimeWords, iso: string, clock: ZonedClock): string | undefined {
  if (knownZone(clock.timezone_id) === undefined) return undefined;
  const here = instantToZonedTime(Date.parse(iso), clock.timezone_id);
  if (isSameClock(here, clock)) return undefined;
  return words.browserDiffers(here.time, clock.time, clock.zone);
}
