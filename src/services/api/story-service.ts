import { storyCalls } from '#contract/calls/stories.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The stories that a company may choose. */
export const createStoryService = (http: HttpClient) => ({
  list: (signal?: AbortSignal) => http.call(storyCalls.list, { signal }),
});

export type StoryService = ReturnType<typeof createStoryService>;
