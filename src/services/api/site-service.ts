import { siteCalls } from '#contract/calls/site.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What the site says of itself. */
export function createSiteService(http: HttpClient) {
  return {
    subProcessors: (signal?: AbortSignal) => http.call(siteCalls.subProcessors, { signal }),
    status: (signal?: AbortSignal) => http.call(siteCalls.status, { signal }),
  };
}
