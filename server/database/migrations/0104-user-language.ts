import { type Kysely, sql } from 'kysely';

/** The language of the mails to a user. */
const statement = "alter table users add column language text not null default 'en'";

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(database);
}
