import { type Kysely, sql } from 'kysely';

/** The sign-in that a token began or was refreshed from: logging out ends all of it. */
const statements = [
  `alter table access_tokens add column sign_in text`,
  `update access_tokens set sign_in = id::text`,
  `alter table access_tokens alter column sign_in set not null`,
  `create index access_tokens_by_sign_in on access_tokens (sign_in)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
