import { singleSignOnCalls } from '#contract/calls/single-sign-on.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Asks where the provider of an address's company is. */
export const createSignOnService = (http: HttpClient) => ({
  begin: (email: string) => http.call(singleSignOnCalls.begin, { body: { email } }),
});
