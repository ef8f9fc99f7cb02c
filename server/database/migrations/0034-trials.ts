import { type Kysely, sql } from 'kysely';

/** From whose address a trial was started, as a keyed hash: one visitor has a few at once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'create table trials (session_id text primary key references sessions (id) on delete cascade, subject text not null)',
    )
    .execute(database);
}
