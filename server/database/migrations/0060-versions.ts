import { type Kysely, sql } from 'kysely';

const versioned = (table: string, prefix = '') => [
  `alter table ${table} add column ${prefix}version integer not null default 1`,
  `alter table ${table} add column ${prefix}changed_at timestamptz`,
  `alter table ${table} add column ${prefix}changed_by bigint references users on delete set null`,
];

/** Which state of a company's settings, a profile or a session's list of people a form was filled in on, and who changed it last. */
const statements = [...versioned('companies'), ...versioned('users'), ...versioned('sessions', 'people_')];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
