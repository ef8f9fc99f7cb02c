import { type Kysely, sql } from 'kysely';

/** When somebody last confirmed a session's details; null since they were changed. */
const statements = [`alter table sessions add column confirmed_at timestamptz`];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
