import type { Queryable } from '../database/database.ts';

/** Deletes expired entry codes. `now` in Unix ms. */
export async function forgetExpiredCodes(database: Queryable, now: number): Promise<void> {
  await database.deleteFrom('entry_codes').where('expires_at', '<=', new Date(now)).execute();
}
