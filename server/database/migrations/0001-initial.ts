import { type Kysely, sql } from 'kysely';

const statements = [
  `create table settings (name text primary key, value jsonb not null)`,

  `create table companies (
    id bigint generated always as identity primary key,
    name text not null,
    created_at timestamptz not null,
    deleted_at timestamptz)`,

  `create table users (
    id bigint generated always as identity primary key,
    company_id bigint references companies,
    user_type_id integer not null,
    first_name text not null,
    last_name text not null,
    email text not null constraint users_email_unique unique check (email = lower(email)),
    password_hash text,
    email_verified_at timestamptz,
    verification_sent_at timestamptz,
    disabled_at timestamptz,
    created_at timestamptz not null)`,

  `create table profiles (
    user_id bigint primary key references users on delete cascade,
    country_id text,
    timezone_id text,
    area_code text,
    phone_number text)`,

  `create table social_accounts (
    provider text not null,
    subject text not null,
    user_id bigint not null references users on delete cascade,
    created_at timestamptz not null,
    primary key (provider, subject))`,

  `create table spent_social_tokens (digest text primary key, expires_at timestamptz not null)`,

  `create table social_link_requests (
    digest text primary key,
    provider text not null,
    subject text not null,
    user_id bigint not null references users on delete cascade,
    expires_at timestamptz not null)`,

  `create table password_resets (
    user_id bigint primary key references users on delete cascade,
    digest text not null,
    created_at timestamptz not null)`,

  `create table admin_invitations (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    invited_by bigint not null references users,
    email text not null,
    digest text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    revoked_at timestamptz)`,

  `create table consumers (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    first_name text not null,
    last_name text not null,
    email text not null check (email = lower(email)),
    created_at timestamptz not null,
    constraint consumers_email_unique unique (company_id, email))`,

  `create table sessions (
    id text primary key,
    company_id bigint not null references companies,
    created_by bigint not null references users,
    title text not null,
    story_slug text not null,
    story_version integer not null,
    status text not null,
    starts_at timestamptz not null,
    timezone_id text not null,
    options jsonb not null,
    ics_sequence integer not null default 0,
    credits_reserved integer not null default 0,
    created_at timestamptz not null,
    started_at timestamptz,
    ended_at timestamptz,
    archived_at timestamptz,
    deleted_at timestamptz)`,
  `create index sessions_by_company on sessions (company_id, starts_at)`,
  `create index sessions_by_status on sessions (status, starts_at)`,

  `create table teams (
    session_id text not null references sessions on delete cascade,
    id integer not null,
    name text not null,
    primary key (session_id, id))`,

  `create table seats (
    id text primary key,
    session_id text not null references sessions on delete cascade,
    consumer_id bigint not null references consumers,
    team_id integer not null,
    link_nonce text not null,
    link_digest text not null unique,
    invited_at timestamptz,
    bounced_at timestamptz,
    opened_at timestamptz,
    checked_at timestamptz,
    check_result jsonb,
    joined_at timestamptz,
    left_at timestamptz,
    declined_at timestamptz,
    share_personal boolean not null default false,
    rating integer,
    rating_comment text,
    created_at timestamptz not null,
    foreign key (session_id, team_id) references teams (session_id, id),
    constraint seats_consumer_unique unique (session_id, consumer_id))`,

  `create table access_tokens (
    id bigint generated always as identity primary key,
    digest text not null,
    user_id bigint references users on delete cascade,
    seat_id text references seats on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    check ((user_id is null) <> (seat_id is null)))`,
  `create index access_tokens_by_user on access_tokens (user_id)`,
  `create index access_tokens_by_seat on access_tokens (seat_id)`,

  `create table rate_limits (
    name text not null,
    subject text not null,
    window_ends_at timestamptz not null,
    hits integer not null,
    primary key (name, subject))`,

  `create table session_events (
    session_id text not null references sessions on delete cascade,
    seq integer not null,
    at bigint not null,
    type text not null,
    payload jsonb not null,
    story_version integer not null,
    machine_version integer not null,
    primary key (session_id, seq))`,

  `create table session_leases (
    session_id text primary key references sessions on delete cascade,
    owner text not null,
    epoch integer not null,
    renewed_at timestamptz not null,
    expires_at timestamptz not null)`,

  `create table chat_messages (
    session_id text not null references sessions on delete cascade,
    id text not null,
    team_id integer not null,
    seat_id text not null references seats on delete cascade,
    text text not null,
    at bigint not null,
    primary key (session_id, id))`,

  `create table credit_balances (
    company_id bigint primary key references companies,
    available integer not null default 0 check (available >= 0),
    reserved integer not null default 0 check (reserved >= 0),
    consumed integer not null default 0 check (consumed >= 0))`,

  `create table ledger_transfers (
    id bigint generated always as identity primary key,
    company_id bigint not null references companies,
    kind text not null,
    operation_key text not null constraint ledger_operation_unique unique,
    session_id text references sessions,
    actor_id bigint references users,
    reason text not null,
    available_after integer not null,
    at timestamptz not null)`,
  `create table ledger_entries (
    transfer_id bigint not null references ledger_transfers,
    account text not null,
    credits integer not null,
    primary key (transfer_id, account))`,

  `create table outbox_mails (
    id bigint generated always as identity primary key,
    operation_key text not null constraint outbox_operation_unique unique,
    kind text not null,
    recipient text not null,
    subject text not null,
    html text not null,
    body_text text not null,
    ics text,
    ics_method text,
    session_id text references sessions on delete set null,
    seat_id text references seats on delete set null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    last_error text,
    sent_at timestamptz,
    failed_at timestamptz)`,
  `create index outbox_mails_due on outbox_mails (due_at) where sent_at is null and failed_at is null`,

  `create table jobs (
    id bigint generated always as identity primary key,
    kind text not null,
    subject text not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    done_at timestamptz,
    last_error text,
    constraint jobs_unique unique (kind, subject))`,
  `create index jobs_due on jobs (due_at) where done_at is null`,

  `create table idempotency_keys (
    user_id bigint not null references users on delete cascade,
    key text not null,
    request_digest text not null,
    status integer,
    body jsonb,
    created_at timestamptz not null,
    primary key (user_id, key))`,

  `create table awards (
    code text primary key,
    session_id text not null references sessions on delete cascade,
    seat_id text references seats on delete cascade,
    team_id integer not null,
    payload jsonb not null,
    signature text not null,
    revoked_at timestamptz,
    created_at timestamptz not null)`,

  `create table contact_requests (
    id bigint generated always as identity primary key,
    name text not null,
    email text not null,
    topic text not null,
    message text not null,
    session_id text,
    created_at timestamptz not null)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
