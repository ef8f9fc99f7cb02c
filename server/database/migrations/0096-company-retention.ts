import { type Kysely, sql } from 'kysely';

/** After how many days a company has its guests, chats and results deleted; null: when it closes its account. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table companies
        add column keep_people_days integer check (keep_people_days > 0),
        add column keep_chats_days integer check (keep_chats_days > 0),
        add column keep_results_days integer check (keep_results_days > 0)`,
    )
    .execute(database);
}
