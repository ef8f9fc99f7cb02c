import { type Kysely, sql } from 'kysely';

/** A session that calls itself a replica skips triggers, unless they are to fire always. */
const statements = [
  'alter table audit_entries enable always trigger audit_entries_append_only',
  'alter table audit_entries enable always trigger audit_entries_no_truncate',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
