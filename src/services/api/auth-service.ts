import { identityCalls } from '#contract/calls/identity.ts';
import type {
  CheckResetLinkRequest,
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResendVerificationRequest,
  ResetPasswordRequest,
  SocialVerifyRequest,
  VerifyEmailRequest,
} from '#contract/calls/schemas/identity.ts';
import { socialProviderCalls } from '#contract/calls/social-providers.ts';
import type { HttpClient } from '../http/http-client.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** Signing in and out of the company side. Every method rejects with an `ApiError`. */
export function createAuthService(http: HttpClient) {
  return {
    logIn: (body: LoginRequest, signal?: AbortSignal) => http.call(identityCalls.logIn, { body, signal }),
    register: (body: RegisterRequest) => http.call(identityCalls.register, { body }),
    forgotPassword: (body: ForgotPasswordRequest) => http.call(identityCalls.forgotPassword, { body }),
    /** Rejects with 422 for a link that has expired, was used or was replaced by a newer mail. */
    checkResetLink: (body: CheckResetLinkRequest, signal?: AbortSignal) =>
      http.call(identityCalls.checkResetLink, { body, signal }),
    resetPassword: (body: ResetPasswordRequest) => http.call(identityCalls.resetPassword, { body }),
    providers: () => http.call(socialProviderCalls.list),
    verifySocial: (body: SocialVerifyRequest, signal?: AbortSignal) =>
      http.call(identityCalls.verifySocial, { params: { provider: body.provider }, body, signal }),
    verifyEmail: (body: VerifyEmailRequest) => http.call(identityCalls.verifyEmail, { body }),
    resendVerification: (body: ResendVerificationRequest) =>
      http.call(identityCalls.resendVerification, { body }),
    refreshToken: (bearer: string, signal?: AbortSignal) =>
      http.call(identityCalls.refreshToken, { bearer, signal }),
    signIns: (signal?: AbortSignal) => http.call(identityCalls.signIns, { signal }),
    /** 404 if it has ended already. */
    endSignIn: (id: string) => http.call(identityCalls.endSignIn, { params: { id } }),
    /** Ends all but the current one. */
    endOtherSignIns: () => http.call(identityCalls.endOtherSignIns),
    /** Ends every sign-in of the user, including this one. */
    logOutEverywhere: () => http.call(identityCalls.logOutEverywhere),
    logOut: (bearer: string, signal?: AbortSignal) => http.call(identityCalls.logOut, { bearer, signal }),
  };
}
