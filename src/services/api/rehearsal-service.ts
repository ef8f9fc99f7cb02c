import { rehearsalCalls } from '#contract/calls/rehearsals.ts';
import type { StartRehearsalRequest } from '#contract/calls/schemas/rehearsals.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Practice sessions with bots. */
export const createRehearsalService = (http: HttpClient) => ({
  /** 409 if two of the company's are open, 503 if the server runs the maximum. */
  start: (body: StartRehearsalRequest, key: string) => http.call(rehearsalCalls.start, { body, key }),
});
