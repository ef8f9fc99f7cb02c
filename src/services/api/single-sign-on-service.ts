import type { FinishSignOnRequest, SaveConnectionRequest } from '#contract/calls/schemas/single-sign-on.ts';
import { singleSignOnCalls } from '#contract/calls/single-sign-on.ts';
import type { HttpClient } from '../http/http-client.ts';

const byId = (id: number) => ({ params: { id: String(id) } });

/** A company's domains and identity provider, and the log-in through it. */
export const createSingleSignOnService = (http: HttpClient) => ({
  read: (signal?: AbortSignal) => http.call(singleSignOnCalls.read, { signal }),
  addDomain: (domain: string) => http.call(singleSignOnCalls.addDomain, { body: { domain } }),
  checkDomain: (id: number) => http.call(singleSignOnCalls.checkDomain, byId(id)),
  removeDomain: (id: number) => http.call(singleSignOnCalls.removeDomain, byId(id)),
  saveConnection: (body: SaveConnectionRequest) => http.call(singleSignOnCalls.saveConnection, { body }),
  removeConnection: () => http.call(singleSignOnCalls.removeConnection),
  enforce: (is_enforced: boolean) => http.call(singleSignOnCalls.enforce, { body: { is_enforced } }),
  beginTest: () => http.call(singleSignOnCalls.beginTest),
  finishTest: (body: FinishSignOnRequest) => http.call(singleSignOnCalls.finishTest, { body }),
  finish: (body: FinishSignOnRequest) => http.call(singleSignOnCalls.finish, { body }),
});
