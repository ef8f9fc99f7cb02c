import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { identityCalls } from '#contract/calls/identity.ts';
import type {
  ChangePasswordRequest,
  CloseAccountRequest,
  UpdateProfileRequest,
} from '#contract/calls/schemas/identity.ts';
import type { HttpClient } from '../http/http-client.ts';

/** `changePassword` returns a new token, since all others are revoked. */
export function createProfileService(http: HttpClient) {
  return {
    /** The language of the mails to this user. */
    chooseLanguage: (language: SpokenLanguage) =>
      http.call(identityCalls.chooseLanguage, { body: { language } }),
    update: (body: UpdateProfileRequest) => http.call(identityCalls.updateProfile, { body }),
    closingRefund: (signal?: AbortSignal) => http.call(identityCalls.closingRefund, { signal }),
    close: (body: CloseAccountRequest) => http.call(identityCalls.closeAccount, { body }),
    changePassword: (body: ChangePasswordRequest) => http.call(identityCalls.changePassword, { body }),
  };
}
