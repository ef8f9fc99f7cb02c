import type { Queryable } from '../database/database.ts';

/** The ledger keeps its transfers when their sessions are deleted, and no longer names those. */
export async function partFromSessions(queryable: Queryable, sessionIds: readonly string[]): Promise<void> {
  await queryable
    .updateTable('ledger_transfers')
    .set({ session_id: null })
    .where('session_id', 'in', [...sessionIds])
    .execute();
}
