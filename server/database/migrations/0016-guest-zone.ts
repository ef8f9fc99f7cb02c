import { type Kysely, sql } from 'kysely';

/** The time zone that a guest's browser was in last; null until their link was opened. */
const statements = [`alter table consumers add column timezone_id text`];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
