import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { DirectorEvent } from '../rules/director-events.ts';
import { directorMachineVersion } from '../chart/session-director-machine.ts';
import type { Lease } from './lease-repository.ts';

export interface LoggedEvents {
  events: DirectorEvent[];
  /** Number of the last event; 0 for an empty log. */
  seq: number;
}

/** A log written by a newer build, whose events this one cannot fold. */
export class NewerLog extends Error {
  override name = 'NewerLog';

  constructor(sessionId: string, version: number) {
    super(
      `The log of session ${sessionId} was written by version ${version} of the director; this build reads up to ${directorMachineVersion}`,
    );
  }
}

/** Whether this build can fold the existing log. */
export async function isLogReadable(queryable: Queryable, sessionId: string): Promise<boolean> {
  const row = await queryable
    .selectFrom('session_events')
    .select('seq')
    .where('session_id', '=', sessionId)
    .where('machine_version', '>', directorMachineVersion)
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

/** The log of a session. Throws `NewerLog`. */
export async function readLog(queryable: Queryable, sessionId: string): Promise<LoggedEvents> {
  const rows = await queryable
    .selectFrom('session_events')
    .select(['seq', 'at', 'type', 'payload', 'machine_version'])
    .where('session_id', '=', sessionId)
    .orderBy('seq')
    .execute();
  const newest = Math.max(0, ...rows.map(({ machine_version }) => machine_version));
  if (newest > directorMachineVersion) throw new NewerLog(sessionId, newest);
  return {
    events: rows.map(
      ({ type, at, payload }) => ({ ...(payload as object), type, at: Number(at) }) as DirectorEvent,
    ),
    seq: rows.at(-1)?.seq ?? 0,
  };
}

/** The events that one session appends. */
export interface Append {
  lease: Lease;
  afterSeq: number;
  storyVersion: number;
  events: readonly DirectorEvent[];
}

/**
 * Appends each session's events after its `afterSeq` if, and only if, its lease is still held with that epoch. The lease
 * rows are locked meanwhile, always in the order of their sessions, so that a takeover sees either all of a session's
 * events or none. Returns for each whether it was appended: if not, another node directs the session.
 */
export async function appendEvents(queryable: Queryable, appends: readonly Append[]): Promise<boolean[]> {
  const claims = appends.map(({ lease, afterSeq, storyVersion, events }) => ({
    session_id: lease.sessionId,
    owner: lease.owner,
    epoch: lease.epoch,
    story_version: storyVersion,
    events: events.map(({ type, at, ...payload }, index) => ({
      seq: afterSeq + index + 1,
      at,
      type,
      payload,
    })),
  }));
  const answer = await sql<{ session_id: string }>`
    insert into session_events (session_id, seq, at, type, payload, story_version, machine_version)
    select held.session_id, added.seq, added.at, added.type, added.payload, claimed.story_version,
           ${directorMachineVersion}::integer
    from (select *
          from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
            as each (session_id text, owner text, epoch integer, story_version integer, events jsonb)
          order by session_id) as claimed
    cross join lateral (
      select session_id from session_leases as lease
      where lease.session_id = claimed.session_id and lease.owner = claimed.owner
        and lease.epoch = claimed.epoch
      for share) as held
    cross join lateral jsonb_to_recordset(claimed.events)
      as added (seq integer, at bigint, type text, payload jsonb)
    returning session_id`.execute(queryable);
  const held = new Set(answer.rows.map(({ session_id }) => session_id));
  return appends.map(({ lease }) => held.has(lease.sessionId));
}
