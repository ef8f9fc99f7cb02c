import { Type } from 'typebox';
import { CheckClipAnswer } from '#contract/calls/schemas/experience.ts';
import { StorySummary } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../http/app-type.ts';
import { type StoryLibrary, storySummary, teaserUrl } from './story-library.ts';

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

/** GET /api/check-clip: a clip for the device check, which knows no story yet; null where there is none to play. */
export function checkClipRoute({ stories }: { stories: StoryLibrary }): AppPlugin {
  return (app) => {
    app.get('/api/check-clip', { schema: { response: { 200: CheckClipAnswer } } }, async () => {
      const [first] = stories.list();
      return { url: first ? teaserUrl(first.story) : null };
    });
  };
}
