import type { AccessTokens } from './access-tokens.ts';
import { deviceName } from '#contract/rules/people/device-name.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { identityCalls } from '#contract/calls/identity.ts';
import { identitySpec } from '#contract/calls/schemas/identity.ts';
import { addressSubject } from '../address-subject.ts';
import type { AccountClosing } from '../erasure/close-account.ts';
import { fieldProblem } from '../http/api-problem.ts';
import { clearSessionCookies } from '../http/security/csrf.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { answerWordsFor } from '../words/answer-words.ts';
import type { EmailVerification } from './email-verification.ts';
import type { Passwords } from './passwords.ts';
import type { Profiles } from './profiles.ts';
import type { Registration } from './registration.ts';
import type { SignIn } from './sign-in.ts';
import { connectId, type SocialSignIn } from './social/social-sign-in.ts';

interface Deps {
  accessTokens: Pick<AccessTokens, 'noteUse'>;
  signIn: SignIn;
  registration: Registration;
  passwords: Passwords;
  emailVerification: EmailVerification;
  socialSignIn: SocialSignIn;
  profiles: Profiles;
  accountClosing: AccountClosing;
}

export const identityHandlers = (deps: Deps) => {
  const {
    accessTokens,
    signIn,
    registration,
    passwords,
    emailVerification,
    socialSignIn,
    profiles,
    accountClosing,
  } = deps;
  return handleCalls(identityCalls, identitySpec, {
    logIn: ({ body, ip }) => signIn.logIn(body, addressSubject(ip)),
    logInByItsOtherName: ({ body, ip }) => signIn.logIn(body, addressSubject(ip)),
    register: ({ body, headers }) => registration.register(body, { language: requestLanguage(headers) }),
    forgotPassword: async ({ body, headers }) => {
      await passwords.forgot(body.email);
      return { message: answerWordsFor(headers).account.resetLinkSent };
    },
    checkResetLink: ({ body }) => passwords.checkResetLink(body.token),
    resetPassword: async ({ body, headers, ip }) => {
      await passwords.reset(body, addressSubject(ip));
      return { message: answerWordsFor(headers).account.passwordReset };
    },
    verifyEmail: async ({ body, headers }) => {
      const words = answerWordsFor(headers).account;
      if (body.id === connectId) return { message: words.connected(await socialSignIn.connect(body)) };
      const first = await emailVerification.verify(body);
      return { message: first ? words.verified : words.verifiedAlready };
    },
    resendVerification: async ({ body, headers }) => {
      await emailVerification.resend(normaliseEmail(body.email));
      return { message: answerWordsFor(headers).account.verificationSent };
    },
    verifySocial: ({ params, body, headers }) => {
      if (body.provider !== params.provider)
        throw fieldProblem('provider', ({ validation }) =>
          validation.notOffered(validation.fieldName('provider')),
        );
      return socialSignIn.verify(body, requestLanguage(headers));
    },
    refreshToken: (request) => signIn.refresh(request.user, request),
    logOut: async (request, reply) => {
      await signIn.logOut(request.user.id, request);
      clearSessionCookies(reply);
      return { message: answerWordsFor(request.headers).account.loggedOut };
    },
    logOutEverywhere: async ({ user, headers }, reply) => {
      await signIn.logOutEverywhere(user.id);
      clearSessionCookies(reply);
      return { message: answerWordsFor(headers).account.loggedOutEverywhere };
    },
    closeAccount: async ({ user, body, headers }, reply) => {
      await accountClosing.close(user.id, body);
      clearSessionCookies(reply);
      return { message: answerWordsFor(headers).account.closed };
    },
    closingRefund: ({ user }) => accountClosing.refundOf(user),
    signIns: ({ user, signIn: own }) => signIn.list(user.id, own),
    endSignIn: ({ user, params }) => signIn.end(user.id, params.id),
    endOtherSignIns: ({ user, signIn: own }) => signIn.endOthers(user.id, own),
    user: async ({ user, tokenId, headers }) => {
      await accessTokens.noteUse(tokenId, deviceName(headers['user-agent'] ?? ''));
      const answer = await profiles.read(user.id);
      return user.lacks_second_factor ? { ...answer, needs_second_factor: true } : answer;
    },
    updateProfile: ({ user, body }) => profiles.update(user.id, body),
    chooseLanguage: ({ user, body }) => profiles.chooseLanguage(user.id, body.language),
    changePassword: (request) => passwords.change(request.user.id, request, request.body),
  });
};
