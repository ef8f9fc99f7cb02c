import { type Kysely, sql } from 'kysely';

/** The addresses of administrators who were removed: they could neither be invited again nor sign up. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "update users set email = 'erased-' || id || '@erased.invalid', password_hash = null where disabled_at is not null",
    )
    .execute(database);
}
