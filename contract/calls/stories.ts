import { defineCalls } from './call.ts';
import type { storySpec } from './schemas/stories.ts';

/** The stories a session may be planned with. */
export const storyCalls = defineCalls<typeof storySpec>()({
  list: { method: 'GET', path: '/api/experience', access: 'company' },
});
