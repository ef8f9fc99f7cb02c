import { ownDataCalls } from '#contract/calls/own-data.ts';
import type { HttpClient } from '../http/http-client.ts';

/** All stored data of the user, as a JSON file. */
export const createOwnDataService = (http: HttpClient) => ({
  ofUser: (signal?: AbortSignal) => http.call(ownDataCalls.ofUser, { signal }),
  ofSeat: (signal?: AbortSignal) => http.call(ownDataCalls.ofSeat, { signal }),
});
