import { type Kysely, sql } from 'kysely';

/** The language of an order's invoice and mails: the buyer's when they ordered, which no later choice changes. */
const statement = "alter table orders add column language text not null default 'en'";

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(database);
}
