import { type Story, type StorySource, storyIn } from '#contract/story/story.ts';
import type { Queryable } from '../database/database.ts';
import { keepFirstSetting, readSetting } from '../settings.ts';
import { clipFolders, type LoadedStory, type StoryLibrary, translationsOf } from './story-library.ts';

export interface StoryVersion {
  slug: string;
  version: number;
}

/** What a node needs to play a version of a story. */
export type PlayableStory = Pick<LoadedStory, 'story' | 'translations' | 'playlists'>;

const sourceNameOf = ({ slug, version }: StoryVersion) => `story source ${slug}@${version}`;
/** Builds before 0031 kept the story in its own language only, under this name. */
const storyNameOf = ({ slug, version }: StoryVersion) => `story ${slug}@${version}`;

/** Keeps the file of the story that a session plays, so that any node can play and read it after a release. */
export async function archiveStory(
  queryable: Queryable,
  { source }: Pick<LoadedStory, 'source'>,
): Promise<void> {
  await keepFirstSetting(queryable, sourceNameOf(source), source);
}

async function findArchived(
  queryable: Queryable,
  version: StoryVersion,
): Promise<Pick<PlayableStory, 'story' | 'translations'> | undefined> {
  const source = await readSetting<StorySource>(queryable, sourceNameOf(version));
  if (source) return { story: storyIn(source, source.language), translations: translationsOf(source) };
  const story = await readSetting<Story>(queryable, storyNameOf(version));
  return story && { story, translations: new Map([[story.language, story]]) };
}

/**
 * The version of a story with the media that this node has for it: the one offered, or an archived one whose clips are
 * all rendered here. Undefined where this node cannot play it.
 */
export async function findPlayableStory(
  queryable: Queryable,
  stories: StoryLibrary,
  version: StoryVersion,
): Promise<PlayableStory | undefined> {
  const offered = stories.get(version.slug);
  if (!offered || offered.story.version === version.version) return offered;
  const archived = await findArchived(queryable, version);
  const isRendered = archived && clipFolders(archived.story).every((media) => offered.playlists.has(media));
  return isRendered ? { ...archived, playlists: offered.playlists } : undefined;
}

/** The version that a session plays in each language that it is offered in; empty where it is neither offered nor archived. */
export async function findTranslations(
  queryable: Queryable,
  stories: StoryLibrary,
  version: StoryVersion,
): Promise<ReadonlyMap<string, Story>> {
  const offered = stories.get(version.slug);
  const found = offered?.story.version === version.version ? offered : await findArchived(queryable, version);
  return found?.translations ?? new Map();
}

/** The story in the version a session plays, for reading its log; undefined where it is neither offered nor archived. */
export async function findStoryVersion(
  queryable: Queryable,
  stories: StoryLibrary,
  version: StoryVersion,
): Promise<Story | undefined> {
  const offered = stories.get(version.slug)?.story;
  if (offered?.version === version.version) return offered;
  return (await findArchived(queryable, version))?.story ?? offered;
}

/**
 * The version that a session plays once its lobby opens: the one offered now, which is archived, or the one that its log
 * was begun with.
 */
export async function settleStoryVersion(
  queryable: Queryable,
  stories: StoryLibrary,
  session: { id: string; story_slug: string; story_version: number },
): Promise<number> {
  const offered = stories.get(session.story_slug);
  const begun = await queryable
    .selectFrom('session_events')
    .select('seq')
    .where('session_id', '=', session.id)
    .limit(1)
    .executeTakeFirst();
  if (begun || !offered) return session.story_version;
  await archiveStory(queryable, offered);
  return offered.story.version;
}
