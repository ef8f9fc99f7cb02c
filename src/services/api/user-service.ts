import { identityCalls } from '#contract/calls/identity.ts';
import type { HttpClient } from '../http/http-client.ts';

export type UserService = ReturnType<typeof createUserService>;

/** The signed-in company-side user. */
export function createUserService(http: HttpClient) {
  return {
    fetchUser: (bearer: string, signal?: AbortSignal) => http.call(identityCalls.user, { bearer, signal }),
  };
}
