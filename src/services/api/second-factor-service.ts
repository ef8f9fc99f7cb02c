import { secondFactorCalls } from '#contract/calls/second-factor.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Two-factor log-in of the own account. A wrong password is 422 on `password`, a wrong code 422 on `code`. */
export const createSecondFactorService = (http: HttpClient) => ({
  read: (signal?: AbortSignal) => http.call(secondFactorCalls.read, { signal }),
  begin: (password: string) => http.call(secondFactorCalls.begin, { body: { password } }),
  /** Answers the recovery codes, which no other call does. */
  confirm: (code: string) => http.call(secondFactorCalls.confirm, { body: { code } }),
  renewRecoveryCodes: (password: string) =>
    http.call(secondFactorCalls.renewRecoveryCodes, { body: { password } }),
  remove: (body: { password: string; code: string }) => http.call(secondFactorCalls.remove, { body }),
});
