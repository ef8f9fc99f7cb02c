import { resultCalls } from '#contract/calls/results.ts';
import type { HttpClient } from '../http/http-client.ts';

/** A participant's own results of an ended session. Every method rejects with an `ApiError`. */
export function createScorecardService(http: HttpClient) {
  return {
    read: (sessionId: string, signal?: AbortSignal) =>
      http.call(resultCalls.ofSeat, { params: { sessionId }, signal }),
    pdf: (sessionId: string) => http.call(resultCalls.seatPdf, { params: { sessionId } }),
    csv: (sessionId: string) => http.call(resultCalls.seatCsv, { params: { sessionId } }),
    correctOwnName: (sessionId: string, name: string) =>
      http.call(resultCalls.correctOwnName, { params: { sessionId }, body: { name } }),
  };
}
