import { type Kysely, sql } from 'kysely';

/** The servers that run over this database, so that two with one address or different secrets are noticed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table nodes (
      url text primary key,
      instance text not null,
      secret_digest text not null,
      seen_at timestamptz not null
    )`)
    .execute(database);
}
