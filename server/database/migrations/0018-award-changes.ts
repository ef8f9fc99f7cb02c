import { type Kysely, sql } from 'kysely';

/** Why an award was revoked, and the logo that a company's awards bear. */
const statements = [
  `alter table awards add column revoked_reason text`,
  `alter table companies add column logo bytea`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
