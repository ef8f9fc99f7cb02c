import { auth } from '#contract/rules/business-constants.ts';
import {
  MessageAnswer,
  ResendVerificationRequest,
  VerifyEmailRequest,
} from '#contract/calls/schemas/identity.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { Throttle } from '../http/throttle.ts';
import { normaliseEmail } from './email-address.ts';
import type { EmailVerification } from './email-verification.ts';
import { connectId, type SocialSignIn } from './social/social-sign-in.ts';

interface VerificationServices {
  emailVerification: EmailVerification;
  socialSignIn: SocialSignIn;
  throttle: Throttle;
}

export function verificationRoutes({
  emailVerification,
  socialSignIn,
  throttle,
}: VerificationServices): AppPlugin {
  return (app: App) => {
    app.post(
      '/api/email/verify',
      { schema: { body: VerifyEmailRequest, response: { 200: MessageAnswer } } },
      async ({ body, ip }) => {
        return throttle.failures('verify email', ip, 60, 60_000, async () => {
          if (body.id === connectId)
            return {
              message: `${await socialSignIn.connect(body)} is connected. You can sign in with it now.`,
            };
          const first = await emailVerification.verify(body);
          return {
            message: first
              ? 'Your email address has been verified.'
              : 'Your email address was already verified.',
          };
        });
      },
    );

    app.post(
      '/api/email/verify/resend',
      { schema: { body: ResendVerificationRequest, response: { 200: MessageAnswer } } },
      async ({ body, ip }) => {
        const address = normaliseEmail(body.email);
        await throttle('resend verification from', ip, 20, 60_000);
        await throttle('resend verification', address, 1, auth.verificationResendMs);
        await emailVerification.resend(address);
        return { message: 'If this address still needs to be verified, a new link is on its way.' };
      },
    );
  };
}
