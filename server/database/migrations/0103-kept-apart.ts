import { type Kysely, sql } from 'kysely';

/** People who must be in different teams of a programme: the rows of one `set_id` are a set. */
const statements = [
  `create table kept_apart (
    set_id text not null,
    programme_id text not null references programmes on delete cascade,
    consumer_id bigint not null references consumers on delete cascade,
    created_at timestamptz not null,
    primary key (set_id, consumer_id))`,
  'create index kept_apart_programme on kept_apart (programme_id)',
  'create index kept_apart_consumer on kept_apart (consumer_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
