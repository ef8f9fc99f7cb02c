import { type Kysely, sql } from 'kysely';

/** From when and by whom a session was last moved, and by whom it was called off. */
const statements = [
  `alter table sessions add column moved_from timestamptz`,
  `alter table sessions add column moved_by bigint references users on delete set null`,
  `alter table sessions add column cancelled_by bigint references users on delete set null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
