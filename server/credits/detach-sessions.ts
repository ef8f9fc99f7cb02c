import type { Queryable } from '../database/database.ts';

/** Removes the reference to deleted sessions from the ledger's transfers, which are kept. */
export async function detachSessions(queryable: Queryable, sessionIds: readonly string[]): Promise<void> {
  await queryable
    .updateTable('ledger_transfers')
    .set({ session_id: null })
    .where('session_id', 'in', [...sessionIds])
    .execute();
}
