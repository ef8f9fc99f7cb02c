import { type Kysely, sql } from 'kysely';

/** What people answer to a light question while they wait, one answer a seat. */
const statements = [
  `create table icebreaker_answers (
    seat_id text primary key references seats on delete cascade,
    session_id text not null references sessions on delete cascade,
    question text not null,
    text text not null,
    at bigint not null)`,
  `create index icebreaker_answers_of_session on icebreaker_answers (session_id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
