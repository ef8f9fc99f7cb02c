import type { Queryable } from '../../database/database.ts';

/** Deletes sessions with their events and messages; their people stay. Ledger and mails must be detached first. */
export async function deletePlayedSessions(queryable: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queryable
    .deleteFrom('sessions')
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Deletes sessions with their messages and decisions, and people without another session; bots stay for the next
 * rehearsal. The ledger's entries must be detached from the sessions first.
 */
export async function deleteSessions(queryable: Queryable, ids: readonly string[]): Promise<void> {
  const people = await queryable
    .selectFrom('seats')
    .select('consumer_id')
    .where('session_id', 'in', [...ids])
    .where('is_bot', '=', false)
    .execute();
  await deletePlayedSessions(queryable, ids);
  if (people.length === 0) return;
  await queryable
    .deleteFrom('consumers')
    .where(
      'id',
      'in',
      people.map(({ consumer_id }) => consumer_id),
    )
    .where('id', 'not in', (from) => from.selectFrom('seats').select('consumer_id'))
    .execute();
}
