import { resultCalls } from '#contract/calls/results.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Awards: whether one bears our own signature, its certificate, and what may be changed on it. */
export function createAwardService(http: HttpClient) {
  return {
    verify: (code: string, signal?: AbortSignal) =>
      http.call(resultCalls.verifyAward, { params: { code }, signal }),
    pdf: (code: string) => http.call(resultCalls.awardPdf, { params: { code } }),
    /** For the company: how the name on an award of its session should be written. */
    correctName: (sessionId: string, code: string, name: string) =>
      http.call(resultCalls.correctName, { params: { id: sessionId, code }, body: { name } }),
    /** For the company, permanently; the award's address shows the reason. */
    revoke: (sessionId: string, code: string, reason: string) =>
      http.call(resultCalls.revokeAward, { params: { id: sessionId, code }, body: { reason } }),
  };
}
