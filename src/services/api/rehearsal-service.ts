import { rehearsalCalls } from '#contract/calls/rehearsals.ts';
import type { StartRehearsalRequest } from '#contract/calls/schemas/rehearsals.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Sessions with bots for their host to practise with. */
export const createRehearsalService = (http: HttpClient) => ({
  /** 409 where two of the company's are open, 503 where no more can be played. */
  start: (body: StartRehearsalRequest, key: string) => http.call(rehearsalCalls.start, { body, key }),
});
