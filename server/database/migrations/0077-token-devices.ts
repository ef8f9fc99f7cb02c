import { type Kysely, sql } from 'kysely';

/** Browser and system of a sign-in, for its user's list of devices; noted when the browser first reads its user. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table access_tokens add column device text').execute(database);
}
