import { singleSignOnCalls } from '#contract/calls/single-sign-on.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Finds the identity provider for an email address. */
export const createSignOnService = (http: HttpClient) => ({
  begin: (email: string) => http.call(singleSignOnCalls.begin, { body: { email } }),
});
