import { type Kysely, sql } from 'kysely';

/** Credit notes have a series of numbers of their own, a year each and without gaps; earlier refunds get theirs in order. */
const statements = [
  "alter table order_numbers add column series text not null default 'order'",
  'alter table order_numbers drop constraint order_numbers_pkey, add primary key (series, year)',
  'alter table order_refunds add column note_number text unique',
  `with numbered as (
    select operation_key, extract(year from asked_at at time zone 'UTC')::integer as year,
      row_number() over (
        partition by extract(year from asked_at at time zone 'UTC') order by asked_at, operation_key) as place
    from order_refunds)
  update order_refunds set note_number = 'MU-CN-' || year || '-' || lpad(place::text, 5, '0')
    from numbered where numbered.operation_key = order_refunds.operation_key`,
  `insert into order_numbers (series, year, last)
    select 'credit-note', extract(year from asked_at at time zone 'UTC')::integer, count(*)
    from order_refunds group by 2`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
