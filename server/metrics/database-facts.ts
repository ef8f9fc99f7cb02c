import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface DatabaseFacts {
  mails_due: number;
  mails_failed: number;
  oldest_mail_s: number;
  credits_available: number;
  credits_reserved: number;
  sessions_undirected: number;
  connections: number;
}

/** What only the rows know, in one query. */
export async function readDatabaseFacts(database: Database): Promise<DatabaseFacts | undefined> {
  const { rows } = await sql<DatabaseFacts>`
    select
      (select count(*)::integer from outbox_mails
        where sent_at is null and failed_at is null and due_at <= now()) as mails_due,
      (select count(*)::integer from outbox_mails where failed_at > now() - interval '1 day') as mails_failed,
      (select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 from outbox_mails
        where sent_at is null and failed_at is null and due_at <= now()) as oldest_mail_s,
      (select coalesce(sum(available), 0)::integer from credit_balances) as credits_available,
      (select coalesce(sum(reserved), 0)::integer from credit_balances) as credits_reserved,
      (select count(*)::integer from sessions
        left join session_leases on session_leases.session_id = sessions.id
          and session_leases.expires_at > clock_timestamp()
        where sessions.status in ('lobby', 'live') and sessions.deleted_at is null
          and session_leases.session_id is null) as sessions_undirected,
      (select count(*)::integer from pg_stat_activity
        where datname = current_database()) as connections`.execute(database);
  return rows[0];
}
