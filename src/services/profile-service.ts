import type {
  ChangePasswordRequest,
  TokenAnswer,
  UpdateProfileRequest,
  User,
} from '#contract/calls/schemas/identity.ts';
import type { HttpClient } from './http/http-client.ts';

export type ProfileService = ReturnType<typeof createProfileService>;

/** `changePassword` answers a new token, since every other one dies. */
export function createProfileService(http: HttpClient) {
  return {
    update: (body: UpdateProfileRequest) => http.put<User>('/api/profile', body),
    changePassword: (body: ChangePasswordRequest) => http.post<TokenAnswer>('/api/profile/password', body),
  };
}
