import { type Kysely, sql } from 'kysely';

/** Where an answer to a mail goes, where that is not its sender. */
const statements = [`alter table outbox_mails add column reply_to text`];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
