import { liveSession } from '#contract/rules/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import { lockAnySession, updateSession } from '../sessions/session-repository.ts';
import { readDemoState } from './demo-company.ts';

/** The doors stay open meanwhile. */
const movedByMs = liveSession.lobbyOpensMs - 60_000;

/** Moves the start of the demo's session, while nobody has come to it, so that its links never lead to one that was missed. */
export function createDemoKeeper({
  database,
  clock,
  changes,
}: {
  database: Database;
  clock: Clock;
  changes: SessionChanges;
}) {
  return async (): Promise<void> => {
    const { sessionId } = (await readDemoState(database)) ?? {};
    if (!sessionId) return;
    const moved = await database.transaction().execute(async (transaction) => {
      const row = await lockAnySession(transaction, sessionId);
      if (row?.status !== 'lobby' || row.starts_at.getTime() > clock.now()) return undefined;
      return updateSession(transaction, sessionId, { starts_at: new Date(clock.now() + movedByMs) });
    });
    if (moved)
      changes.publish({
        sessionId,
        companyId: moved.company_id,
        status: moved.status,
        what: 'rescheduled',
      });
  };
}
