import { siteCalls } from '#contract/calls/site.ts';
import type { HttpClient } from './http/http-client.ts';

export type BuildMetadataService = ReturnType<typeof createBuildMetadataService>;

/** Which build the server gives out now, and its redirect rules for routes. */
export function createBuildMetadataService(http: HttpClient) {
  return {
    read: (signal?: AbortSignal) => http.call(siteCalls.build, { signal }),
    /** Whether the server has that file; fetched without the HTTP client, which may be what is missing. */
    gives: async (file: string, signal: AbortSignal) =>
      file !== '' && (await fetch(file, { method: 'HEAD', cache: 'no-store', signal })).ok,
  };
}
