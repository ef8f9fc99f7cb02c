import { type Kysely, sql } from 'kysely';

/** When a page of the dashboard was last opened with a sign-in's token. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table access_tokens add column used_at timestamptz').execute(database);
}
