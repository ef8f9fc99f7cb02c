import type { GuestColour } from '#contract/rules/company-colour.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { coverUrl } from '#contract/story/story-media.ts';
import type { Queryable } from '../database/database.ts';
import { posterUrl, type StoryLibrary } from '../stories/story-library.ts';
import { logoPath, shownColour } from '../companies/guest-brand.ts';
import type { SessionRow } from './session-repository.ts';

/** A story as mails and calendars describe it. */
export interface StoryDescription {
  /** In this language, or in the story's own if it is not translated. */
  storyIn(language: SpokenLanguage): { storyTitle: string; storyTagline: string };
  picturePath: string;
  lengthMinutes: number;
  /** The length of the calendar entry, in minutes. */
  blockMinutes: number;
}

/** The organiser's name. */
export interface Inviter {
  company: string;
  /** The path of the company's logo on this site; null without one. */
  logoPath: string | null;
  colour: GuestColour | null;
  organiser: string;
}

/** The labels of mails and calendars. */
export interface SessionDescription extends StoryDescription, Inviter {
  title: string;
  teams: ReadonlyMap<number, string>;
}

export function describeStory(stories: StoryLibrary, slug: string): StoryDescription {
  const loaded = stories.get(slug);
  return {
    storyIn(language) {
      const story = loaded?.translations.get(language) ?? loaded?.story;
      return { storyTitle: story?.title ?? slug, storyTagline: story?.tagline ?? '' };
    },
    picturePath: loaded ? posterUrl(loaded.story) : coverUrl(slug),
    lengthMinutes: loaded?.lengthMinutes ?? 60,
    blockMinutes: loaded?.blockMinutes ?? 75,
  };
}

export async function findInviter(queryable: Queryable, userId: number, companyId: number): Promise<Inviter> {
  const { company, logo_digest, colour, first_name, last_name } = await queryable
    .selectFrom('users')
    .innerJoin('companies', (join) => join.on('companies.id', '=', companyId))
    .select(['companies.name as company', 'companies.logo_digest', 'companies.colour'])
    .select(['users.first_name', 'users.last_name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    company,
    logoPath: logoPath(logo_digest),
    colour: shownColour(colour),
    organiser: `${first_name} ${last_name}`.trim(),
  };
}

export async function describeSession(
  queryable: Queryable,
  session: SessionRow,
  stories: StoryLibrary,
): Promise<SessionDescription> {
  const inviter = await findInviter(queryable, session.created_by, session.company_id);
  const teams = await queryable
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('session_id', '=', session.id)
    .execute();
  return {
    ...describeStory(stories, session.story_slug),
    ...inviter,
    title: session.title,
    teams: new Map(teams.map(({ id, name }) => [id, name])),
  };
}
