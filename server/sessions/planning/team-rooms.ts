import type { Queryable } from '../../database/database.ts';
import { liveSession } from '#contract/rules/business-constants.ts';

/** A team's room with its current key. */
export interface TeamRoom {
  sessionId: string;
  teamId: number;
  key: number;
}

export type TeamPlace = Pick<TeamRoom, 'sessionId' | 'teamId'>;

/** The room with a new key; undefined if the team no longer exists. */
export async function changeRoomKey(
  queryable: Queryable,
  { sessionId, teamId }: TeamPlace,
): Promise<TeamRoom | undefined> {
  const changed = await queryable
    .updateTable('teams')
    .set(({ eb }) => ({ room_key: eb('room_key', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('id', '=', teamId)
    .returning('room_key as key')
    .executeTakeFirst();
  return changed && { sessionId, teamId, key: changed.key };
}

/**
 * The rooms of ended sessions that have not been closed, or were closed within the last `againWithinMs`; `now` in Unix
 * ms. A completed session's rooms stay open for the talk after the story.
 */
export async function roomsToClose(
  queryable: Queryable,
  now: number,
  againWithinMs: number,
): Promise<{ sessionId: string; rooms: TeamRoom[] }[]> {
  const rows = await queryable
    .selectFrom('sessions')
    .innerJoin('companies', 'companies.id', 'sessions.company_id')
    .innerJoin('teams', 'teams.session_id', 'sessions.id')
    .select(['sessions.id as sessionId', 'teams.id as teamId', 'teams.room_key as key'])
    .where('sessions.status', 'in', ['completed', 'cancelled', 'failed'])
    .where(({ eb, or }) =>
      or([
        eb('sessions.status', '!=', 'completed'),
        eb('sessions.room_until', '<=', new Date(now)),
        eb.and([
          eb('sessions.room_until', 'is', null),
          eb('sessions.ended_at', '<=', new Date(now - liveSession.debriefMs)),
        ]),
        eb('sessions.deleted_at', 'is not', null),
        eb('companies.deleted_at', 'is not', null),
      ]),
    )
    .where(({ eb, or }) =>
      or([
        eb('sessions.rooms_closed_at', 'is', null),
        eb('sessions.rooms_closed_at', '>', new Date(now - againWithinMs)),
      ]),
    )
    .orderBy('sessions.id')
    .limit(1000)
    .execute();
  const bySession = Map.groupBy(rows, ({ sessionId }) => sessionId);
  return [...bySession].map(([sessionId, rooms]) => ({ sessionId, rooms }));
}

/** Stores the first closing time. */
export async function noteRoomsClosed(queryable: Queryable, sessionId: string, now: number): Promise<void> {
  await queryable
    .updateTable('sessions')
    .set({ rooms_closed_at: new Date(now) })
    .where('id', '=', sessionId)
    .where('rooms_closed_at', 'is', null)
    .execute();
}
