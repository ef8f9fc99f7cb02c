import type { User } from '#contract/calls/schemas/identity.ts';
import type { HttpClient } from './http/http-client.ts';

export type UserService = ReturnType<typeof createUserService>;

/** The signed-in company-side user. */
export function createUserService(http: HttpClient) {
  return {
    fetchUser: (token: string, signal?: AbortSignal) =>
      http.get<User>('/api/user', { bearer: token, signal }),
  };
}
