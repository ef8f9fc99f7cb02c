import type { Database } from '../database/database.ts';
import { detachSessions } from '../credits/detach-sessions.ts';
import { deleteSessions } from '../sessions/planning/delete-sessions.ts';

/** Long enough to look at the results again. Source: docs/rules.md. */
const retentionMs = 24 * 60 * 60_000;
const atMost = 200;

/** Deletes rehearsals a day after they began, and those that their host has deleted. `now` in Unix ms. */
export async function forgetRehearsals(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('rehearsal_rate', 'is not', null)
      .where(({ eb, or }) =>
        or([eb('starts_at', '<=', new Date(now - retentionMs)), eb('deleted_at', 'is not', null)]),
      )
      .where('status', 'not in', ['lobby', 'live'])
      .limit(atMost)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await detachSessions(transaction, ids);
    await deleteSessions(transaction, ids);
  });
}
