import { storyCalls } from '#contract/calls/stories.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What a company may plan a session with. */
export const createStoryService = (http: HttpClient) => ({
  list: (signal?: AbortSignal) => http.call(storyCalls.list, { signal }),
});

export type StoryService = ReturnType<typeof createStoryService>;
