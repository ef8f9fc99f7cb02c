import { type Kysely, sql } from 'kysely';

/** When the teams' rooms close after the story; null in sessions that ended before, whose rooms were open for ten minutes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sessions add column room_until timestamptz').execute(database);
}
