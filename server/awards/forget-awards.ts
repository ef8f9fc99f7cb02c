import { jsonb, type Queryable } from '../database/database.ts';

/** Shown where such a certificate is verified. */
const reason = 'It no longer names anybody: the holder’s data was erased.';

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

/** The same for every certificate of a company's sessions, its teams' too. */
export async function forgetAwardsOfCompany(
  queryable: Queryable,
  companyId: number,
  at: Date,
): Promise<void> {
  await queryable
    .updateTable('awards')
    .set({ revoked_at: at, revoked_reason: reason, payload: jsonb({}) })
    .where('session_id', 'in', (from) =>
      from.selectFrom('sessions').select('sessions.id').where('company_id', '=', companyId),
    )
    .execute();
}
