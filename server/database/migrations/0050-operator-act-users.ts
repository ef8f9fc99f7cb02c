import { type Kysely, sql } from 'kysely';

/** Who made a change on the administration page; null for one of the command, which has no account. */
const statements = [
  `alter table operator_acts add column user_id bigint references users on delete set null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
