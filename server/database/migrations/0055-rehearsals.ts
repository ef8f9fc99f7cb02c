import { type Kysely, sql } from 'kysely';

/** How many times faster than real time a rehearsal's story runs; null for a session with guests. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sessions add column rehearsal_rate integer').execute(database);
}
