import { type Kysely, sql } from 'kysely';

/** Seats that the server plays itself, beside a person who tries a session. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table seats add column is_bot boolean not null default false').execute(database);
}
