import { type Kysely, sql } from 'kysely';

/** A person who objects is left out of their team's analysis. A job keeps nothing of a failed try: the log has it. */
const statements = [
  `alter table seats add column in_analysis boolean not null default true`,
  `alter table jobs drop column last_error`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
