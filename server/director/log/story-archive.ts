import type { Story } from '#contract/story/story.ts';
import type { Queryable } from '../../database/database.ts';
import { keepFirstSetting, readSetting } from '../../settings.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';

const nameOf = (slug: string, version: number) => `story ${slug}@${version}`;

/** Keeps the story as it is played, so that a log can be read when the story has a newer version. */
export async function archiveStory(queryable: Queryable, story: Story): Promise<void> {
  await keepFirstSetting(queryable, nameOf(story.slug, story.version), story);
}

/** The story in the version a session was planned with; undefined where it is neither offered nor kept. */
export async function findStoryVersion(
  queryable: Queryable,
  stories: StoryLibrary,
  { slug, version }: { slug: string; version: number },
): Promise<Story | undefined> {
  const offered = stories.get(slug)?.story;
  if (offered?.version === version) return offered;
  return (await readSetting<Story>(queryable, nameOf(slug, version))) ?? offered;
}
