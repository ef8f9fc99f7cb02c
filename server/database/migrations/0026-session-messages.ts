import { type Kysely, sql } from 'kysely';

/** What organisers mailed to a session's people in their own words; and mails are found by their session. */
const statements = [
  `create table session_messages (
    id text primary key,
    session_id text not null references sessions on delete cascade,
    team_id integer,
    text text not null,
    sent_by bigint not null references users,
    created_at timestamptz not null)`,
  `create index session_messages_of_session on session_messages (session_id)`,
  `create index outbox_mails_of_session on outbox_mails (session_id) where session_id is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
