import { type Kysely, sql } from 'kysely';

/** Which state of a session a form was filled in on, who changed it last, and what its people last knew of its time. */
const statements = [
  `alter table sessions add column version integer not null default 1`,
  `alter table sessions add column changed_at timestamptz`,
  `alter table sessions add column changed_by bigint references users on delete set null`,
  `alter table sessions add column moved_from_zone text`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
