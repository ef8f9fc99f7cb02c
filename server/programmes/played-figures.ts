import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** What has become of sessions that are over: who came, who did not, the mean of the teams' points and of the ratings. */
export interface PlayedFigures {
  came: number;
  absent: number;
  points: number | null;
  rating: number | null;
}

/** By session; those who declined count as neither. */
export async function playedFigures(
  queryable: Queryable,
  sessionIds: readonly string[],
): Promise<Map<string, PlayedFigures>> {
  if (sessionIds.length === 0) return new Map();
  const seats = await queryable
    .selectFrom('seats')
    .select('session_id')
    .select(sql<number>`(count(*) filter (where joined_at is not null))::integer`.as('came'))
    .select(
      sql<number>`(count(*) filter (where joined_at is null and declined_at is null))::integer`.as('absent'),
    )
    .select(sql<number | null>`avg(rating)::float`.as('rating'))
    .where('session_id', 'in', [...sessionIds])
    .groupBy('session_id')
    .execute();
  const scores = await queryable
    .selectFrom('team_scores')
    .select('session_id')
    .select(sql<number>`avg(total)::float`.as('points'))
    .where('session_id', 'in', [...sessionIds])
    .groupBy('session_id')
    .execute();
  const pointsOf = new Map(scores.map(({ session_id, points }) => [session_id, points]));
  return new Map(
    seats.map(({ session_id, came, absent, rating }) => [
      session_id,
      { came, absent, rating, points: pointsOf.get(session_id) ?? null },
    ]),
  );
}
