import { type Kysely, sql } from 'kysely';

/** A company's colour, beside its name and logo where guests see them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table companies add column colour text check (colour ~ '^#[0-9a-f]{6}$')")
    .execute(database);
}
