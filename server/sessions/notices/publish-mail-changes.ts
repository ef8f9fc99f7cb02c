import type { Database } from '../../database/database.ts';
import type { SessionChanges } from '../session-changes.ts';

/** Publishes to the watchers of these sessions that mails about them were sent or refused. */
export const createPublishMailChanges =
  ({ database, changes }: { database: Database; changes: SessionChanges }) =>
  async (sessionIds: readonly string[]): Promise<void> => {
    const sessions = await database
      .selectFrom('sessions')
      .select(['id as sessionId', 'company_id as companyId', 'status'])
      .where('id', 'in', [...sessionIds])
      .where('deleted_at', 'is', null)
      .execute();
    for (const session of sessions) changes.publish({ ...session, what: 'mails' });
  };
