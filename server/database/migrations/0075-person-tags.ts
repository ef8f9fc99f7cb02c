import { type Kysely, sql } from 'kysely';

/** What a company calls groups of its people by, beside their departments. */
const statements = [
  `create table person_tags (
    consumer_id bigint not null references consumers on delete cascade,
    tag text not null,
    primary key (consumer_id, tag))`,
  'create index consumers_department on consumers (company_id, department)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
