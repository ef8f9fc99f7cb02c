import { type Kysely, sql } from 'kysely';

/** A refund that is refused waits longer each time, so that it does not hold up the others. */
const statements = [
  `alter table order_refunds add column attempts integer not null default 0`,
  `alter table order_refunds add column next_try_at timestamptz`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
