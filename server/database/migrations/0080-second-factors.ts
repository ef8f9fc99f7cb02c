import { type Kysely, sql } from 'kysely';

/** `secret` is encrypted with a key of the application's secret; `last_step` is the time step of the last code that was taken. */
const statements = [
  `create table second_factors (
    user_id bigint primary key references users on delete cascade,
    secret text not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`,
  `create table recovery_codes (
    user_id bigint not null references users on delete cascade,
    digest text not null,
    primary key (user_id, digest)
  )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
