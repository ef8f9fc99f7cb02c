import type {
  ForgotPasswordRequest,
  LoginRequest,
  MessageAnswer,
  RegisterRequest,
  ResendVerificationRequest,
  ResetPasswordRequest,
  SocialVerifyRequest,
  TokenAnswer,
  VerifyEmailRequest,
} from '#contract/calls/schemas/identity.ts';
import type { SocialProvidersAnswer } from '#contract/calls/schemas/social-providers.ts';
import type { HttpClient } from './http/http-client.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** Signing in and out of the company side. Every method rejects with an `ApiError`. */
export function createAuthService(http: HttpClient) {
  return {
    logIn: (body: LoginRequest, signal?: AbortSignal) =>
      http.post<TokenAnswer>('/api/login', body, { signal }),
    register: (body: RegisterRequest) => http.post<TokenAnswer>('/api/auth/register', body),
    forgotPassword: (body: ForgotPasswordRequest) =>
      http.post<MessageAnswer>('/api/auth/forgot-password', body),
    resetPassword: (body: ResetPasswordRequest) => http.post<MessageAnswer>('/api/auth/reset-password', body),
    providers: () => http.get<SocialProvidersAnswer>('/api/auth/providers'),
    verifySocial: (body: SocialVerifyRequest, signal?: AbortSignal) =>
      http.post<TokenAnswer>(`/api/auth/${body.provider}/verify`, body, { signal }),
    verifyEmail: (body: VerifyEmailRequest) => http.post<MessageAnswer>('/api/email/verify', body),
    resendVerification: (body: ResendVerificationRequest) =>
      http.post<MessageAnswer>('/api/email/verify/resend', body),
    refreshToken: (token: string, signal?: AbortSignal) =>
      http.post<TokenAnswer>('/api/refresh-token', undefined, { bearer: token, signal }),
    logOut: (token: string, signal?: AbortSignal) =>
      http.post<MessageAnswer>('/api/logout', undefined, { bearer: token, signal }),
  };
}
