import { type Kysely, sql } from 'kysely';

/** A company's logo by what is in it, so that guests are shown it at an address that never shows another. */
const statements = [
  "alter table companies add column logo_digest text generated always as (encode(sha256(logo), 'hex')) stored",
  'create index companies_logo_digest on companies (logo_digest) where logo_digest is not null',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
