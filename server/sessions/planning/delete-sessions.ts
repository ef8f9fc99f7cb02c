import type { Queryable } from '../../database/database.ts';

/** Deletes sessions with all that was done in them; their people stay. Ledger and mails must be parted from them before. */
export async function deletePlayedSessions(queryable: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queryable
    .deleteFrom('sessions')
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Deletes sessions with all their messages and decisions, and people without another session; bots stay for
 * the next. What the ledger says of the sessions must be parted from them before.
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
