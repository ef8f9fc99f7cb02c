import type { Overlaps, OverlapsRequest } from '#contract/calls/schemas/sessions/session-planning.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { peopleAtOnce } from '#contract/rules/sessions/session-size.ts';
import { describeStory } from '../session-description.ts';
import type { Actor, SessionDeps } from '../session-deps.ts';
import { readInstant } from '../planning/session-start.ts';
import { clockAt, readSessionZone } from '../planning/start-reading.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Sessions overlap where their blocks in the calendar do: arrival, story and debrief. Instants in Unix ms. */
export function createOverlaps({ database, stories }: Pick<SessionDeps, 'database' | 'stories'>) {
  const blockMs = (slug: string) => describeStory(stories, slug).blockMinutes * minuteMs;

  return async (actor: Actor, request: OverlapsRequest): Promise<Overlaps> => {
    const zone = readSessionZone(request.timezone_id);
    const starts = request.starts.map((start) => readInstant(start, zone));
    const emails = request.emails.map(normaliseEmail);
    if (starts.length === 0 || emails.length === 0) return { overlaps: [] };
    const rows = await database
      .selectFrom('sessions')
      .innerJoin('seats', 'seats.session_id', 'sessions.id')
      .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
      .select(['sessions.id', 'sessions.title', 'sessions.starts_at', 'sessions.timezone_id'])
      .select(['sessions.story_slug', 'consumers.email'])
      .where('sessions.company_id', '=', actor.company_id)
      .where('sessions.deleted_at', 'is', null)
      .where('sessions.status', 'in', ['scheduled', 'lobby', 'live'])
      .where('sessions.id', '!=', request.except ?? '')
      .where('sessions.starts_at', '>=', new Date(Math.min(...starts) - dayMs))
      .where('sessions.starts_at', '<=', new Date(Math.max(...starts) + dayMs))
      .where('seats.declined_at', 'is', null)
      .where('consumers.email', 'in', emails)
      .orderBy('sessions.starts_at')
      .orderBy('consumers.email')
      .execute();
    const ownMs = blockMs(request.story_slug);
    const meet = (begins: number, slug: string) =>
      starts.some((start) => start < begins + blockMs(slug) && begins < start + ownMs);
    return {
      overlaps: rows
        .filter(({ starts_at, story_slug }) => meet(starts_at.getTime(), story_slug))
        .slice(0, peopleAtOnce)
        .map(({ id, title, email, starts_at, timezone_id }) => ({
          email,
          session_id: id,
          title,
          clock: clockAt(starts_at.getTime(), timezone_id),
        })),
    };
  };
}
