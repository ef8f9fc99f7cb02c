import { type Kysely, sql } from 'kysely';

/** When a token was last used was written a minute and read by nobody. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table access_tokens drop column last_used_at').execute(database);
}
