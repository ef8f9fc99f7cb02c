import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';

export type PublishResultsChange = ReturnType<typeof createPublishResultsChange>;

/**
 * Publishes to the room and the dashboard that a session's results changed: a part is shown or withdrawn, a name corrected,
 * an award revoked. The message carries no data; clients fetch the results again.
 */
export function createPublishResultsChange(deps: {
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
      .catch((err: unknown) => log.warn({ err, session: sessionId }, 'New results were not published'));
  };
}
