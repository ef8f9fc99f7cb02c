import { type Kysely, sql } from 'kysely';

/** A session was over when the person's address was changed: the new address alone does not open what came of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table seats add column by_link_only boolean not null default false').execute(database);
}
