import { Type } from 'typebox';
import { StorySummary } from '#contract/sessions.ts';
import type { AppPlugin } from '../http/app-type.ts';
import { type StoryLibrary, storySummary } from './story-library.ts';

/** GET /api/experience: the stories a session may be planned with. */
export function storyRoutes({ stories }: { stories: StoryLibrary }): AppPlugin {
  return (app) => {
    app.get(
      '/api/experience',
      { schema: { response: { 200: Type.Object({ stories: Type.Array(StorySummary) }) } } },
      async () => ({ stories: stories.list().map(storySummary) }),
    );
  };
}
