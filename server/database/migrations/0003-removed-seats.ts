import { type Kysely, sql } from 'kysely';

/** A removed seat, and the tokens that are still valid for it. */
const statements = [
  `create table removed_seats (
    id text primary key,
    session_id text not null references sessions on delete cascade,
    consumer_id bigint not null references consumers on delete cascade,
    link_digest text not null unique,
    removed_at timestamptz not null)`,

  `alter table access_tokens drop constraint access_tokens_check`,
  `alter table access_tokens add column removed_seat_id text references removed_seats on delete cascade`,
  `alter table access_tokens add constraint access_tokens_one_holder
    check (num_nonnulls(user_id, seat_id, removed_seat_id) = 1)`,
  `create index access_tokens_by_removed_seat on access_tokens (removed_seat_id)
    where removed_seat_id is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
