import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { DirectorEvent } from '../chart/director-events.ts';
import { directorMachineVersion } from '../chart/session-director-machine.ts';
import type { Lease } from './lease-repository.ts';

export interface LoggedEvents {
  events: DirectorEvent[];
  /** Number of the last event; 0 for an empty log. */
  seq: number;
}

export async function readLog(queryable: Queryable, sessionId: string): Promise<LoggedEvents> {
  const rows = await queryable
    .selectFrom('session_events')
    .select(['seq', 'at', 'type', 'payload'])
    .where('session_id', '=', sessionId)
    .orderBy('seq')
    .execute();
  return {
    events: rows.map(
      ({ type, at, payload }) => ({ ...(payload as object), type, at: Number(at) }) as DirectorEvent,
    ),
    seq: rows.at(-1)?.seq ?? 0,
  };
}

/**
 * Appends behind `afterSeq` if, and only if, the lease is still held with that epoch; the lease row is locked
 * meanwhile, so a takeover sees either all of these events or none. False: somebody else directs the session now.
 */
export async function appendEvents(
  queryable: Queryable,
  append: { lease: Lease; afterSeq: number; storyVersion: number; events: readonly DirectorEvent[] },
): Promise<boolean> {
  const { lease, afterSeq, storyVersion, events } = append;
  const rows = events.map(({ type, at, ...payload }, index) => ({
    seq: afterSeq + index + 1,
    at,
    type,
    payload,
  }));
  const answer = await sql`
    insert into session_events (session_id, seq, at, type, payload, story_version, machine_version)
    select held.session_id, added.seq, added.at, added.type, added.payload,
           ${storyVersion}::integer, ${directorMachineVersion}::integer
    from (select session_id from session_leases
          where session_id = ${lease.sessionId} and owner = ${lease.owner} and epoch = ${lease.epoch}
          for share) as held
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as added (seq integer, at bigint, type text, payload jsonb)`.execute(queryable);
  return answer.numAffectedRows === BigInt(events.length);
}
