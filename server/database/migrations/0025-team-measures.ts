import { type Kysely, sql } from 'kysely';

/** How each team of an ended session worked together, without names, so that later teams are compared without its log. */
const statements = [
  `create table team_measures (
    session_id text not null references sessions on delete cascade,
    team_id integer not null,
    measure text not null,
    value double precision not null,
    primary key (session_id, team_id, measure))`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
