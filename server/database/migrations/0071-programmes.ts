import { type Kysely, sql } from 'kysely';

/**
 * One campaign over many sessions: a slot becomes a session with its first confirmed sign-up. A place is held by each row
 * of `sign_up_people` that has not ended, whose sign-up is not on the waiting list.
 */
const statements = [
  `create table programmes (
    id text primary key,
    company_id bigint not null references companies on delete cascade,
    created_by bigint not null references users,
    title text not null,
    story_slug text not null,
    timezone_id text not null,
    link_token text not null unique,
    audience text not null check (audience in ('link', 'domains', 'addresses')),
    allowed jsonb not null,
    closes_at timestamptz not null,
    created_at timestamptz not null,
    version integer not null default 1,
    changed_at timestamptz,
    changed_by bigint references users on delete set null
  )`,
  'create index programmes_company on programmes (company_id)',
  `create table programme_slots (
    id text primary key,
    programme_id text not null references programmes on delete cascade,
    starts_at timestamptz not null,
    capacity integer not null check (capacity > 0),
    session_id text unique references sessions on delete set null,
    ended_at timestamptz,
    balanced_at timestamptz
  )`,
  'create index programme_slots_programme on programme_slots (programme_id)',
  `create table sign_ups (
    id text primary key,
    slot_id text not null references programme_slots on delete cascade,
    state text not null check (state in ('placed', 'waiting', 'offered')),
    offered_until timestamptz,
    language text not null,
    timezone_id text,
    queue_number bigint generated always as identity,
    created_at timestamptz not null
  )`,
  'create index sign_ups_slot on sign_ups (slot_id)',
  `create table sign_up_people (
    id text primary key,
    sign_up_id text not null references sign_ups on delete cascade,
    programme_id text not null references programmes on delete cascade,
    position integer not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    confirmed_at timestamptz,
    expires_at timestamptz,
    ended_at timestamptz,
    ending text check (ending in ('person', 'expired', 'elsewhere', 'organiser')),
    seat_id text references seats on delete set null,
    seated_at timestamptz
  )`,
  'create index sign_up_people_sign_up on sign_up_people (sign_up_id)',
  'create index sign_up_people_seat on sign_up_people (seat_id)',
  `create unique index sign_up_people_once on sign_up_people (programme_id, email)
    where confirmed_at is not null and ended_at is null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
