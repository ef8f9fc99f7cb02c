import { jsonb, type Queryable } from '../database/database.ts';

/** Takes back the certificates of these seats, and the names out of them. `at` is when. */
export async function forgetAwards(
  queryable: Queryable,
  seatIds: readonly string[],
  at: Date,
): Promise<void> {
  if (seatIds.length === 0) return;
  await queryable
    .updateTable('awards')
    .set({ revoked_at: at, payload: jsonb({}) })
    .where('seat_id', 'in', [...seatIds])
    .execute();
}
