import { facilitatorCalls } from '#contract/calls/facilitators.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The facilitators of a session, and sessions as facilitators see them. */
export const createFacilitatorService = (http: HttpClient) => ({
  ofSession: (id: string, signal?: AbortSignal) =>
    http.call(facilitatorCalls.ofSession, { params: { id }, signal }),
  /** Replaces all of them; 422 for a user who is no facilitator of the company. */
  assign: (id: string, user_ids: number[]) =>
    http.call(facilitatorCalls.assign, { params: { id }, body: { user_ids } }),
  sessions: (signal?: AbortSignal) => http.call(facilitatorCalls.sessions, { signal }),
  session: (id: string, signal?: AbortSignal) =>
    http.call(facilitatorCalls.session, { params: { id }, signal }),
});
