import { type Expression, sql } from 'kysely';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { Queryable } from '../../database/database.ts';
import { laterBy } from './lease-time.ts';

/** The right to direct a session. `epoch` increases with every takeover and fences off the former holder. */
export interface Lease {
  sessionId: string;
  owner: string;
  epoch: number;
}

const until = (now: Expression<Date>) => laterBy(now, liveSession.leaseMs);

/** Expired, or further ahead than any lease lasts because the clock was set back. */
export const hasLapsed = (now: Expression<Date>) =>
  sql<boolean>`(session_leases.expires_at <= ${now} or session_leases.expires_at > ${until(now)})`;

/**
 * Takes the lease if it is free, has expired, or belonged to this owner (a restarted process). Undefined: another node
 * directs the session.
 */
export async function claimLease(
  queryable: Queryable,
  claim: { sessionId: string; owner: string; now: Expression<Date> },
): Promise<Lease | undefined> {
  const { sessionId, owner, now } = claim;
  const row = await queryable
    .insertInto('session_leases')
    .values({
      session_id: sessionId,
      owner,
      epoch: 1,
      renewed_at: now,
      expires_at: until(now),
    })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet((eb) => ({
          owner,
          epoch: eb('session_leases.epoch', '+', 1),
          renewed_at: now,
          expires_at: until(now),
        }))
        .where((eb) =>
          eb.or([eb('session_leases.expires_at', '<=', now), eb('session_leases.owner', '=', owner)]),
        ),
    )
    .returning('epoch')
    .executeTakeFirst();
  return row && { sessionId, owner, epoch: row.epoch };
}

/** When the last owner last renewed, Unix ms; null if the session never had one. */
export async function lastRenewal(queryable: Queryable, sessionId: string): Promise<number | null> {
  const row = await queryable
    .selectFrom('session_leases')
    .select('renewed_at')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ? row.renewed_at.getTime() : null;
}

/** The current holder of the lease, or null. */
export async function leaseHolder(
  queryable: Queryable,
  sessionId: string,
  now: Expression<Date>,
): Promise<string | null> {
  const row = await queryable
    .selectFrom('session_leases')
    .select('owner')
    .where('session_id', '=', sessionId)
    .where(sql<boolean>`not ${hasLapsed(now)}`)
    .executeTakeFirst();
  return row?.owner ?? null;
}

/** The sessions that other nodes direct, with their nodes. */
export async function leasesOfOthers(
  queryable: Queryable,
  owner: string,
  now: Expression<Date>,
): Promise<Map<string, string>> {
  const rows = await queryable
    .selectFrom('session_leases')
    .select(['session_id', 'owner'])
    .where('owner', '!=', owner)
    .where(sql<boolean>`not ${hasLapsed(now)}`)
    .execute();
  return new Map(rows.map((row) => [row.session_id, row.owner]));
}

/** Renews this owner's leases, locked in the order of their sessions, and returns the ids of those that it still holds. */
export async function renewLeases(
  queryable: Queryable,
  { leases, now }: { leases: readonly Lease[]; now: Expression<Date> },
): Promise<Set<string>> {
  if (leases.length === 0) return new Set();
  const rows = await queryable
    .updateTable('session_leases')
    .set({ renewed_at: now, expires_at: until(now) })
    .where('session_id', 'in', (eb) =>
      eb
        .selectFrom('session_leases')
        .select('session_id')
        .where((lease) =>
          lease.or(
            leases.map(({ sessionId, owner, epoch }) => lease.and({ session_id: sessionId, owner, epoch })),
          ),
        )
        .orderBy('session_id')
        .forUpdate(),
    )
    .returning('session_id')
    .execute();
  return new Set(rows.map(({ session_id }) => session_id));
}

/** Releases the lease, so that another node need not wait until it expires. */
export async function releaseLease(queryable: Queryable, lease: Lease, now: Expression<Date>): Promise<void> {
  await queryable
    .updateTable('session_leases')
    .set({ renewed_at: now, expires_at: now })
    .where('session_id', '=', lease.sessionId)
    .where('owner', '=', lease.owner)
    .where('epoch', '=', lease.epoch)
    .execute();
}
