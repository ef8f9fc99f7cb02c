import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  MessageAnswer,
  ResetPasswordRequest,
  TokenAnswer,
} from '#contract/calls/schemas/identity.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { Throttle } from '../http/throttle.ts';
import type { Passwords } from './passwords.ts';

const aMinuteMs = 60_000;

interface PasswordServices {
  passwords: Passwords;
  throttle: Throttle;
}

export function forgottenPasswordRoutes({ passwords, throttle }: PasswordServices): AppPlugin {
  return (app: App) => {
    app.post(
      '/api/auth/forgot-password',
      { schema: { body: ForgotPasswordRequest, response: { 200: MessageAnswer } } },
      async ({ body, ip }) => {
        await throttle('forgot password', ip, 10, aMinuteMs);
        await passwords.forgot(body.email);
        return { message: 'We have emailed your password reset link.' };
      },
    );

    app.post(
      '/api/auth/reset-password',
      { schema: { body: ResetPasswordRequest, response: { 200: MessageAnswer } } },
      async ({ body, ip }) => {
        await throttle.failures('reset password', ip, 30, aMinuteMs, () => passwords.reset(body));
        return { message: 'Your password has been reset.' };
      },
    );
  };
}

export function changePasswordRoute({ passwords, throttle }: PasswordServices): AppPlugin {
  return (app: App) => {
    app.post(
      '/api/profile/password',
      { schema: { body: ChangePasswordRequest, response: { 200: TokenAnswer } } },
      async (request) => {
        const { body, user } = request;
        await throttle('change password', String(user.id), 10, aMinuteMs);
        return passwords.change(user.id, request, body);
      },
    );
  };
}
