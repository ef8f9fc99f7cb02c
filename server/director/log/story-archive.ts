import type { Story } from '#contract/story/story.ts';
import { jsonb, type Queryable } from '../../database/database.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';

const nameOf = (slug: string, version: number) => `story ${slug}@${version}`;

/** Keeps the story as it is played, so that a log can be read when the story has a newer version. */
export async function archiveStory(queryable: Queryable, story: Story): Promise<void> {
  await queryable
    .insertInto('settings')
    .values({ name: nameOf(story.slug, story.version), value: jsonb(story) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The story in the version a session was planned with; undefined where it is neither offered nor kept. */
export async function findStoryVersion(
  queryable: Queryable,
  stories: StoryLibrary,
  { slug, version }: { slug: string; version: number },
): Promise<Story | undefined> {
  const offered = stories.get(slug)?.story;
  if (offered?.version === version) return offered;
  const row = await queryable
    .selectFrom('settings')
    .select('value')
    .where('name', '=', nameOf(slug, version))
    .executeTakeFirst();
  return (row?.value as Story | undefined) ?? offered;
}
