import type { WallClock } from '#contract/calls/schemas/sessions/session-clocks.ts';
import { catalogueProblem, fieldProblem } from '../../http/api-problem.ts';
import { readSessionZone, readWallClock } from './start-reading.ts';

const farthestMs = 3 * 366 * 24 * 60 * 60 * 1000;

export interface SessionStart {
  startsAt: Date;
  timezoneId: string;
}

/** The forms in which a browser or an integration sends it. */
interface ChosenStart {
  starts_at?: string | undefined;
  wall_clock?: WallClock | undefined;
  timezone_id: string;
}

function instantOf(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return undefined;
  }
}

function givenInstant(text: string | undefined): number {
  if (text === undefined) throw fieldProblem('starts_at', ({ sessions }) => sessions.start.missing);
  const instant = instantOf(text);
  if (instant === undefined) throw fieldProblem('starts_at', ({ sessions }) => sessions.start.instant);
  return instant;
}

/** The instant (Unix ms) of a start in a known zone, past or future. Throws 422 for an unreadable one. */
export function readInstant(
  { starts_at, wall_clock }: Pick<ChosenStart, 'starts_at' | 'wall_clock'>,
  timezoneId: string,
): number {
  const typed = wall_clock && readWallClock(wall_clock, timezoneId).instant;
  const startsAt = typed ?? givenInstant(starts_at);
  if (starts_at !== undefined && givenInstant(starts_at) !== startsAt)
    throw fieldProblem('wall_clock', ({ sessions }) => sessions.start.contradiction);
  return startsAt;
}

/** Parses a start by the server's clock (`now`, Unix ms). Throws SESSION_012 if it is not in the future. */
export function readSessionStart(request: ChosenStart, now: number): SessionStart {
  const timezoneId = readSessionZone(request.timezone_id);
  const startsAt = readInstant(request, timezoneId);
  if (startsAt <= now) throw catalogueProblem(422, 'SESSION_012', 'starts_at');
  if (startsAt > now + farthestMs) throw fieldProblem('starts_at', ({ sessions }) => sessions.start.tooFar);
  return { startsAt: new Date(startsAt), timezoneId };
}
