import { type Kysely, sql } from 'kysely';

/** What each team of a session that reached its ending earned, so that later teams are compared without its log. */
const statements = [
  `create table team_scores (
    session_id text not null references sessions on delete cascade,
    team_id integer not null,
    story_slug text not null,
    story_version integer not null,
    total integer not null,
    maximum integer not null check (maximum > 0),
    primary key (session_id, team_id))`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
