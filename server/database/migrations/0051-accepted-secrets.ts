import { type Kysely, sql } from 'kysely';

/** Digests of the former secrets that a node accepts, separated by spaces: nodes with two secrets may run side by side. */
const statements = [`alter table nodes add column accepted_digests text not null default ''`];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
