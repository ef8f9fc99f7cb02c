import { type Kysely, sql } from 'kysely';

/** One open change of address for a user; the digests are those of the two links' tokens. */
const statement = `create table address_changes (
  user_id bigint primary key references users on delete cascade,
  email text not null,
  current_digest text not null unique,
  new_digest text not null unique,
  current_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz not null
)`;

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(database);
}
