import { type Kysely, sql } from 'kysely';

/** The role that an invitation gives; those before made sub-administrators. */
const statement = 'alter table admin_invitations add column user_type_id integer not null default 4';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(database);
}
