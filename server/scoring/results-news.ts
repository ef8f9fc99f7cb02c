import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';

export type TellResults = ReturnType<typeof createResultsNews>;

/**
 * Tells everybody who shows a session's results, in the room and in the dashboard, that they read otherwise now: a part is
 * shown or withdrawn, a name corrected, an award revoked. What they read is asked for anew, so nothing of it is in the news.
 */
export function createResultsNews(deps: {
  database: Database;
  realtime: RealtimePort;
  changes: SessionChanges;
  clock: Clock;
  log: Logger;
}) {
  const { database, realtime, changes, clock, log } = deps;
  return async (sessionId: string): Promise<void> => {
    const session = await database
      .selectFrom('sessions')
      .select(['company_id', 'status'])
      .where('id', '=', sessionId)
      .executeTakeFirst();
    if (!session) return;
    changes.publish({ sessionId, companyId: session.company_id, status: session.status, what: 'results' });
    await realtime
      .publish(channels.session(sessionId), 'results', { at: clock.now() })
      .catch((err: unknown) => log.warn({ err, session: sessionId }, 'New results were not told'));
  };
}
