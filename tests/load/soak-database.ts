import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

const count = async (database: Database, query: ReturnType<typeof sql<{ n: number }>>) =>
  Number((await query.execute(database)).rows[0]?.n ?? 0);

/** Columns that name a row of another table, with or without a foreign key. */
const parents = { session_id: 'sessions', seat_id: 'seats', company_id: 'companies', user_id: 'users' };

/** Rows whose session, seat, company or user is gone, by column. */
async function orphans(database: Database): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [column, parent] of Object.entries(parents)) {
    const { rows } = await sql<{ name: string }>`
      select columns.table_name as name from information_schema.columns as columns
      join information_schema.tables as tables using (table_schema, table_name)
      where columns.table_schema = 'public' and tables.table_type = 'BASE TABLE' and columns.column_name = ${column}
    `.execute(database);
    for (const { name } of rows) {
      const orphaned = await count(
        database,
        sql<{ n: number }>`
          select count(*) as n from ${sql.table(name)} as child where child.${sql.ref(column)} is not null
          and not exists (select 1 from ${sql.table(parent)} as parent where parent.id::text = child.${sql.ref(column)}::text)
        `,
      );
      if (orphaned > 0) found[`${name}.${column}`] = orphaned;
    }
  }
  return found;
}

export interface DatabaseFindings {
  sessions: Record<string, number>;
  events: number;
  /** Leases that have not run out, of sessions that are over or gone. */
  leases: number;
  orphans: Record<string, number>;
  /** Logs with a missing or repeated number, or a time before the event in front of it. */
  disorderedLogs: number;
  /** Mails that were due and neither sent nor refused. */
  dueMails: number;
}

/** What sessions have left in the database, once no server runs over it. */
export async function inspectDatabase(database: Database): Promise<DatabaseFindings> {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*) as n from sessions group by status order by status
  `.execute(database);
  return {
    sessions: Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)])),
    events: await count(database, sql<{ n: number }>`select count(*) as n from session_events`),
    leases: await count(
      database,
      sql<{ n: number }>`
        select count(*) as n from session_leases as lease where lease.expires_at > now()
        and not exists (select 1 from sessions where sessions.id = lease.session_id and sessions.status in ('lobby', 'live'))
      `,
    ),
    orphans: await orphans(database),
    disorderedLogs: await count(
      database,
      sql<{ n: number }>`
        select count(distinct session_id) as n from (
          select session_id, seq, at,
            row_number() over (partition by session_id order by seq) as place,
            lag(at) over (partition by session_id order by seq) as before
          from session_events
        ) as events where seq <> place or at < before
      `,
    ),
    dueMails: await count(
      database,
      sql<{ n: number }>`
        select count(*) as n from outbox_mails where sent_at is null and failed_at is null and due_at < now() - interval '1 minute'
      `,
    ),
  };
}
