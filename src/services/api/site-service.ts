import { siteCalls } from '#contract/calls/site.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Public facts about the site. */
export function createSiteService(http: HttpClient) {
  return {
    subProcessors: (signal?: AbortSignal) => http.call(siteCalls.subProcessors, { signal }),
    status: (signal?: AbortSignal) => http.call(siteCalls.status, { signal }),
  };
}
