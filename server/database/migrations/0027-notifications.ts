import { type Kysely, sql } from 'kysely';

/**
 * Which mails an organiser would rather not have, and what they know already: the bounce and the absence of a seat that
 * they were told of last. Of what is there now they know.
 */
const statements = [
  `create table unwanted_notifications (
    user_id bigint not null references users on delete cascade,
    kind text not null,
    primary key (user_id, kind))`,
  'alter table seats add column told_bounced_at timestamptz, add column told_declined_at timestamptz',
  `update seats set told_bounced_at = bounced_at, told_declined_at = declined_at
    where bounced_at is not null or declined_at is not null`,
  `create index seats_untold on seats (session_id)
    where bounced_at is distinct from told_bounced_at or declined_at is distinct from told_declined_at`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
