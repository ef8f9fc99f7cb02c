import type { Award } from '#contract/calls/schemas/results.ts';
import type { HttpClient } from './http/http-client.ts';

export type AwardVerificationService = ReturnType<typeof createAwardVerificationService>;

/** Whether an award's code bears our own signature; open to everybody. */
export function createAwardVerificationService(http: HttpClient) {
  return {
    verify: (code: string, signal?: AbortSignal) =>
      http.get<{ valid: boolean; award: Award | null }>(`/api/award/${encodeURIComponent(code)}`, {
        skipAuth: true,
        signal,
      }),
  };
}
