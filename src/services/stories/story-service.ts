import type { StorySummary } from '#contract/calls/schemas/sessions.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The stories a company may schedule. */
export const createStoryService = (http: HttpClient) => ({
  list: (signal?: AbortSignal) =>
    http.get<{ stories: StorySummary[] }>('/api/experience', { signal }).then((answer) => answer.stories),
});

export type StoryService = ReturnType<typeof createStoryService>;
