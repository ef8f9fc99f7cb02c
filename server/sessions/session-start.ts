import { namedTimezone } from '../geo/geo-rules.ts';
import { catalogueProblem, fieldProblem } from '../http/api-problem.ts';

const farthestMs = 3 * 366 * 24 * 60 * 60 * 1000;

export interface SessionStart {
  startsAt: Date;
  timezoneId: string;
}

function instantOf(text: string): number | undefined {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** Reads a start by the server's clock (`now`, Unix ms). Throws SESSION_012 for one that is not in the future. */
export function readSessionStart(
  request: { starts_at: string; timezone_id: string },
  now: number,
): SessionStart {
  const startsAt = instantOf(request.starts_at);
  if (startsAt === undefined)
    throw fieldProblem('starts_at', 'The start must be an ISO 8601 instant, such as 2027-03-01T15:00:00Z.');
  const timezoneId = namedTimezone(request.timezone_id);
  if (timezoneId === undefined)
    throw fieldProblem('timezone_id', 'The time zone must be a named zone, such as Europe/Lisbon.');
  if (startsAt <= now) throw catalogueProblem(422, 'SESSION_012', 'starts_at');
  if (startsAt > now + farthestMs)
    throw fieldProblem('starts_at', 'Sessions can be planned up to three years ahead.');
  return { startsAt: new Date(startsAt), timezoneId };
}
