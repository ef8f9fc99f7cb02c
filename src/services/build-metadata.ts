import type { HttpClient } from './http/http-client.ts';

/** `redirects` maps a path of ours to where the server wants its visitors. */
export type BuildMetadata = { build: string; redirects?: Readonly<Record<string, string>> };

export type BuildMetadataService = ReturnType<typeof createBuildMetadataService>;

/** Which build the server gives out now, and its redirect rules for routes. */
export function createBuildMetadataService(http: HttpClient) {
  return {
    read: (signal?: AbortSignal) =>
      http.get<BuildMetadata>('/build.json', {
        signal,
        skipAuth: true,
        headers: { 'Cache-Control': 'no-cache' },
      }),
  };
}
