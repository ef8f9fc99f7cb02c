import { type Kysely, sql } from 'kysely';

/** Codes that prove an address before a seat is entered, and the devices that a seat was entered from. */
const statements = [
  `alter table companies add column confirm_address boolean not null default false`,

  `create table entry_codes (
    seat_id text primary key references seats on delete cascade,
    digest text not null,
    expires_at timestamptz not null)`,
  `create index entry_codes_by_end on entry_codes (expires_at)`,

  `create table seat_devices (
    seat_id text not null references seats on delete cascade,
    digest text not null,
    entered_at timestamptz not null,
    primary key (seat_id, digest))`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
