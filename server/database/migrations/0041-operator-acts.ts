import { type Kysely, sql } from 'kysely';

/** What operators have changed by the command, and why; subjects by number, never by name or address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table operator_acts (
      id integer primary key generated always as identity,
      at timestamptz not null default now(),
      verb text not null,
      subject text not null,
      reason text
    )`)
    .execute(database);
}
