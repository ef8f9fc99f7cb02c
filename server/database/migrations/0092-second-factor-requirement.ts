import { type Kysely, sql } from 'kysely';

/** Tokens from before count as those of a password, unless a company's provider made their sign-in. */
const statements = [
  'alter table companies add column second_factor_required boolean not null default false',
  'alter table access_tokens add column by_password boolean not null default true',
  'update access_tokens set by_password = false where sign_in in (select sign_in from sign_ons)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
