import { type Kysely, sql } from 'kysely';

/**
 * What a team's room is entered by changes when a seat loses its place there, and a session's rooms are closed once. Rooms
 * of sessions that have been over for a day count as closed.
 */
const statements = [
  'alter table teams add column room_key integer not null default 0',
  'alter table sessions add column rooms_closed_at timestamptz',
  `update sessions set rooms_closed_at = coalesce(ended_at, created_at)
    where status in ('completed', 'cancelled', 'failed')
      and coalesce(ended_at, created_at) < now() - interval '1 day'`,
  `create index sessions_open_rooms on sessions (id)
    where rooms_closed_at is null and status in ('completed', 'cancelled', 'failed')`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
