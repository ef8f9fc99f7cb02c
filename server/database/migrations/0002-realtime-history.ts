import { type Kysely, sql } from 'kysely';

/** Serials order as bytes, whatever language the database sorts in. */
const statements = [
  `create table realtime_messages (
    channel text not null,
    serial text collate "C" not null,
    at bigint not null,
    entry jsonb not null,
    bytes integer not null,
    primary key (channel, serial))`,

  `create index realtime_messages_at on realtime_messages (at)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
