import type { Database } from '../database/database.ts';
import type { StoryLibrary } from '../stories/story-library.ts';

/**
 * Planned sessions play the story as it is now: an update of the product brings another version of it, and theirs may be
 * gone. One that has begun keeps the version that its log was written by.
 */
export function createAdoptStories({ database, stories }: { database: Database; stories: StoryLibrary }) {
  return async (): Promise<void> => {
    for (const { story } of stories.list())
      await database
        .updateTable('sessions')
        .set({ story_version: story.version })
        .where('story_slug', '=', story.slug)
        .where('story_version', '!=', story.version)
        .where('status', 'in', ['scheduled', 'lobby'])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('session_events')
                .select('seq')
                .whereRef('session_events.session_id', '=', 'sessions.id'),
            ),
          ),
        )
        .execute();
  };
}
