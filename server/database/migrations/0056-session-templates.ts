import { type Kysely, sql } from 'kysely';

/** Settings of sessions that a company saved under a name, to plan others by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table session_templates (
        id bigint generated always as identity primary key,
        company_id bigint not null references companies (id) on delete cascade,
        name text not null,
        settings jsonb not null,
        created_at timestamptz not null,
        constraint session_templates_name_unique unique (company_id, name)
      )`,
    )
    .execute(database);
}
