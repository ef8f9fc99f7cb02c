import { type Kysely, sql } from 'kysely';

/**
 * A domain belongs to the company that has proved it: `lost_at` is when its proof had been missing three times in a row.
 * `client_secret` is encrypted with a key of the application's secret. `sign_ons` are the sign-ins that a provider made,
 * so that its back-channel logout finds them.
 */
const statements = [
  `create table company_domains (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies on delete cascade,
    domain text not null,
    proof text not null,
    created_at timestamptz not null,
    proved_at timestamptz,
    lost_at timestamptz,
    checked_at timestamptz,
    misses integer not null default 0,
    unique (company_id, domain)
  )`,
  `create unique index company_domains_owner on company_domains (domain)
    where proved_at is not null and lost_at is null`,
  `create table sign_on_connections (
    company_id bigint primary key references companies on delete cascade,
    key text not null unique,
    issuer text not null,
    client_id text not null,
    client_secret text not null,
    group_claim text not null,
    group_roles jsonb not null,
    default_role integer,
    tested_at timestamptz,
    is_enforced boolean not null default false
  )`,
  `create table sign_on_attempts (
    state text primary key,
    binding text not null,
    company_id bigint not null references companies on delete cascade,
    tester_id bigint references users on delete cascade,
    nonce text not null,
    verifier text not null,
    expires_at timestamptz not null
  )`,
  `create table sign_on_accounts (
    company_id bigint not null references companies on delete cascade,
    issuer text not null,
    subject text not null,
    user_id bigint not null references users on delete cascade,
    primary key (company_id, issuer, subject)
  )`,
  'create index sign_on_accounts_user on sign_on_accounts (user_id)',
  `create table sign_ons (
    sign_in text primary key,
    company_id bigint not null references companies on delete cascade,
    user_id bigint not null references users on delete cascade,
    sid text
  )`,
  'create index sign_ons_sid on sign_ons (company_id, sid)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
