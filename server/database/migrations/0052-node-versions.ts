import { type Kysely, sql } from 'kysely';

/** The version that a node runs, for the operator's check. */
const statements = [`alter table nodes add column version text not null default ''`];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
