import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { pruneHistory } from '../realtime/database-history.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Deletes what has run out and is of no use to anybody. */
export function createCleanUp({ database, clock }: { database: Database; clock: Clock }) {
  return async (): Promise<void> => {
    const now = new Date(clock.now());
    const before = (ms: number) => new Date(clock.now() - ms);
    await database.deleteFrom('access_tokens').where('expires_at', '<=', now).execute();
    await database.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute();
    await database.deleteFrom('spent_social_tokens').where('expires_at', '<=', now).execute();
    await database.deleteFrom('social_link_requests').where('expires_at', '<=', now).execute();
    await database
      .deleteFrom('password_resets')
      .where('created_at', '<=', before(2 * hour))
      .execute();
    await database
      .deleteFrom('admin_invitations')
      .where('expires_at', '<=', before(90 * day))
      .execute();
    await database
      .deleteFrom('removed_seats')
      .where('session_id', 'in', (from) =>
        from
          .selectFrom('sessions')
          .select('id')
          .where('starts_at', '<=', before(30 * day)),
      )
      .execute();
    await database
      .deleteFrom('outbox_mails')
      .where('session_id', 'is', null)
      .where(({ fn }) => fn.coalesce('sent_at', 'failed_at'), '<=', before(30 * day))
      .execute();
    await database
      .deleteFrom('idempotency_keys')
      .where('created_at', '<=', before(2 * day))
      .execute();
    await database
      .deleteFrom('jobs')
      .where('done_at', '<=', before(60 * day))
      .execute();
    await pruneHistory(database, clock.now());
  };
}
