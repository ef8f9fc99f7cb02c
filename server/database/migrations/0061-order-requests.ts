import { type Kysely, sql } from 'kysely';

/** What the tax register answered, before an order is placed and then with it; and what an owner asks to have refunded. */
const statements = [
  `create table tax_checks (
    company_id bigint not null references companies on delete cascade,
    country text not null,
    tax_id text not null,
    answer jsonb not null,
    checked_at timestamptz not null,
    primary key (company_id, country, tax_id)
  )`,
  `alter table orders add column tax_check jsonb`,
  `alter table orders add column refund_request jsonb`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
