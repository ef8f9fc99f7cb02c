import { resultCalls } from '#contract/calls/results.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Awards: verification of the signature, the certificate, and changes by the company. */
export function createAwardService(http: HttpClient) {
  return {
    verify: (code: string, signal?: AbortSignal) =>
      http.call(resultCalls.verifyAward, { params: { code }, signal }),
    pdf: (code: string) => http.call(resultCalls.awardPdf, { params: { code } }),
    /** For the company: corrects the name on an award of its session. */
    correctName: (sessionId: string, code: string, name: string) =>
      http.call(resultCalls.correctName, { params: { id: sessionId, code }, body: { name } }),
    /** For the company: revokes permanently; the award's page shows the reason. */
    revoke: (sessionId: string, code: string, reason: string) =>
      http.call(resultCalls.revokeAward, { params: { id: sessionId, code }, body: { reason } }),
  };
}
