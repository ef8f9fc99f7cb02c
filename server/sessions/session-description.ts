import { coverUrl } from '#contract/story/story-media.ts';
import type { Queryable } from '../database/database.ts';
import { posterUrl, type StoryLibrary } from '../stories/story-library.ts';
import type { SessionRow } from './session-repository.ts';

/** The names that mails and calendars give things. */
export interface SessionDescription {
  title: string;
  storyTitle: string;
  storyTagline: string;
  picturePath: string;
  lengthMinutes: number;
  /** What a calendar has to hold, in minutes. */
  blockMinutes: number;
  company: string;
  organiser: string;
  teams: ReadonlyMap<number, string>;
}

export async function describeSession(
  queryable: Queryable,
  session: SessionRow,
  stories: StoryLibrary,
): Promise<SessionDescription> {
  const { company, first_name, last_name } = await queryable
    .selectFrom('users')
    .innerJoin('companies', (join) => join.on('companies.id', '=', session.company_id))
    .select(['companies.name as company', 'users.first_name', 'users.last_name'])
    .where('users.id', '=', session.created_by)
    .executeTakeFirstOrThrow();
  const teams = await queryable
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('session_id', '=', session.id)
    .execute();
  const loaded = stories.get(session.story_slug);
  return {
    title: session.title,
    storyTitle: loaded?.story.title ?? session.story_slug,
    storyTagline: loaded?.story.tagline ?? '',
    picturePath: loaded ? posterUrl(loaded.story) : coverUrl(session.story_slug),
    lengthMinutes: loaded?.lengthMinutes ?? 60,
    blockMinutes: loaded?.blockMinutes ?? 75,
    company,
    organiser: `${first_name} ${last_name}`.trim(),
    teams: new Map(teams.map(({ id, name }) => [id, name])),
  };
}
