import { storyCalls } from '#contract/calls/stories.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The stories a company may schedule. */
export const createStoryService = (http: HttpClient) => ({
  list: (signal?: AbortSignal) => http.call(storyCalls.list, { signal }).then((answer) => answer.stories),
});
