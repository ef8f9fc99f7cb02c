import { retention } from '#contract/rules/retention.ts';
import { detachSessions } from '../credits/detach-sessions.ts';
import type { Database } from '../database/database.ts';
import { deleteSessions } from '../sessions/planning/delete-sessions.ts';
import { readSetting } from '../settings.ts';
import { type TrialOrganiser, trialCompanySetting } from './trial-company.ts';

const atMost = 200;

/** Deletes trial sessions a day after they began. `now` in Unix ms. */
export async function forgetTrials(database: Database, now: number): Promise<void> {
  const organiser = await readSetting<TrialOrganiser>(database, trialCompanySetting);
  if (!organiser) return;
  await database.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('company_id', '=', organiser.company_id)
      .where('starts_at', '<=', new Date(now - retention.trialMs))
      .where('status', 'not in', ['lobby', 'live'])
      .limit(atMost)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    await detachSessions(transaction, ids);
    await deleteSessions(transaction, ids);
  });
}
