import type { Queryable } from '../../database/database.ts';

const keyRetentionMs = 2 * 24 * 60 * 60_000;

/** Deletes expired throttle windows, and idempotency keys after two days. `now` in Unix ms. */
export async function forgetExpiredRequests(database: Queryable, now: number): Promise<void> {
  await database.deleteFrom('rate_limits').where('window_ends_at', '<=', new Date(now)).execute();
  await database
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(now - keyRetentionMs))
    .execute();
}
