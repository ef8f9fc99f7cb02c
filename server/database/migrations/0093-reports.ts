import { type Kysely, sql } from 'kysely';

/**
 * `report_months` has groups of five people and more, and nobody's id: it is written once and outlives what it was counted
 * from. Of a link there is the digest of its token.
 */
const statements = [
  `create table report_months (
    company_id bigint not null references companies on delete cascade,
    month text not null,
    figures jsonb not null,
    primary key (company_id, month)
  )`,
  `create table report_links (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies on delete cascade,
    created_by bigint references users on delete set null,
    digest text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index report_links_company on report_links (company_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
