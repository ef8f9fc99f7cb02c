import { type Kysely, sql } from 'kysely';

const statements = [
  `create table session_facilitators (
    session_id text not null references sessions on delete cascade,
    user_id bigint not null references users on delete cascade,
    assigned_at timestamptz not null,
    primary key (session_id, user_id)
  )`,
  'create index session_facilitators_user on session_facilitators (user_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
