import { jsonb, type Queryable } from '../database/database.ts';

/** What whoever checks such a certificate reads. */
const reason = 'It names nobody any more: what we held of its holder was erased.';

/** Takes back the certificates of these seats, and the names out of them. `at` is when. */
export async function forgetAwards(
  queryable: Queryable,
  seatIds: readonly string[],
  at: Date,
): Promise<void> {
  if (seatIds.length === 0) return;
  await queryable
    .updateTable('awards')
    .set({ revoked_at: at, revoked_reason: reason, payload: jsonb({}) })
    .where('seat_id', 'in', [...seatIds])
    .execute();
}
