import type { Queryable } from '../database/database.ts';

const requestRetentionMs = 365 * 24 * 60 * 60_000;

/** Deletes messages of the contact form after a year. `now` in Unix ms. */
export async function forgetOldRequests(database: Queryable, now: number): Promise<void> {
  await database
    .deleteFrom('contact_requests')
    .where('created_at', '<=', new Date(now - requestRetentionMs))
    .execute();
}
