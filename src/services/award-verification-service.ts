import { resultCalls } from '#contract/calls/results.ts';
import type { HttpClient } from './http/http-client.ts';

/** Whether an award's code bears our own signature; open to everybody. */
export function createAwardVerificationService(http: HttpClient) {
  return {
    verify: (code: string, signal?: AbortSignal) =>
      http.call(resultCalls.verifyAward, { params: { code }, signal }),
  };
}
