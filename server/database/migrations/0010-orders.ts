import { type Kysely, sql } from 'kysely';

/** Orders with the prices of their moment, what the payment service reported on them, and mails with an attachment. */
const statements = [
  `create table orders (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    created_by bigint not null references users,
    number text constraint orders_number_unique unique,
    status text not null,
    payment text not null,
    pack_id text not null,
    pack_name text not null,
    quantity integer not null,
    credits integer not null,
    currency text not null,
    unit_minor bigint not null,
    net_minor bigint not null,
    tax_rate_bp integer not null,
    tax_minor bigint not null,
    total_minor bigint not null,
    tax_treatment text not null,
    billing jsonb not null,
    seller jsonb not null,
    attempt integer not null default 0,
    payment_id text constraint orders_payment_unique unique,
    charge_id text,
    failure text,
    created_at timestamptz not null,
    placed_at timestamptz,
    due_at timestamptz,
    reminded_at timestamptz,
    credited_at timestamptz,
    paid_at timestamptz,
    paid_late boolean not null default false,
    refunded_credits integer not null default 0,
    refunded_minor bigint not null default 0,
    check (refunded_credits between 0 and credits),
    check (net_minor + tax_minor = total_minor),
    check ((number is null) = (placed_at is null)))`,
  `create index orders_by_company on orders (company_id, id desc)`,
  `create index orders_unsettled on orders (placed_at) where status = 'pending'`,

  `create table order_numbers (year integer primary key, last integer not null)`,

  `create table order_payments (
    event_id text primary key,
    order_id bigint references orders,
    payment_id text not null,
    state text not null,
    amount_minor bigint not null,
    currency text not null,
    outcome text not null,
    at timestamptz not null)`,
  `create index order_payments_by_order on order_payments (order_id)`,

  `create table order_refunds (
    operation_key text primary key,
    order_id bigint not null references orders,
    credits integer not null check (credits > 0),
    amount_minor bigint not null,
    reason text not null,
    asked_by bigint references users,
    asked_at timestamptz not null,
    refund_id text,
    settled_at timestamptz)`,
  `create index order_refunds_open on order_refunds (asked_at) where settled_at is null`,

  `create table test_payments (
    id text primary key,
    page jsonb not null,
    created_at timestamptz not null)`,

  `alter table companies add column invoice_at_once boolean not null default false`,
  `alter table ledger_transfers add column order_id bigint references orders`,
  `create index ledger_transfers_by_order on ledger_transfers (order_id) where order_id is not null`,
  `alter table outbox_mails add column attachment text`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
