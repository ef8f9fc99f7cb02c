import { retention } from '#contract/rules/retention.ts';
import type { Queryable } from '../database/database.ts';

/** Deletes messages of the contact form after a year. `now` in Unix ms. */
export async function forgetOldRequests(database: Queryable, now: number): Promise<void> {
  await database
    .deleteFrom('contact_requests')
    .where('created_at', '<=', new Date(now - retention.contactMessageMs))
    .execute();
}
