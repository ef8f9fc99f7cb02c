import { type Kysely, sql } from 'kysely';

/** The language in which a participant is spoken to; null until they or their browser have chosen. */
const statements = [`alter table seats add column language text`];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
