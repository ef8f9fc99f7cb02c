import { type Static, Type } from 'typebox';
import { auth } from '../../rules/business-constants.ts';
import { spokenLanguages } from '../../rules/languages.ts';
import { phoneNumberPattern } from '../../rules/people/phone-number.ts';
import { plainNamePattern } from '../../rules/people/plain-name.ts';
import { socialProviders } from '../../words/provider-names.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, Instant, List, Nullable, PathId, PlainName, Shape, Text } from './bounded.ts';
import { PasskeyAssertion } from './second-factor/passkeys.ts';
import { LastChange, Version } from './versions.ts';

const minute = 60_000;
/** Mailed links are good for an hour: a stranger who uses the number up has mailed the owner one that works. */
const mailsPerHour = 5;

export const Email = Type.String({ format: 'email', maxLength: 254 });
export const Name = PlainName(80);
/** Empty for a person of one name. */
export const LastName = Text(80, { allOf: [{ pattern: plainNamePattern }] });
const CountryId = Text(2, { pattern: '^[A-Z]{2}$' });
const TimezoneId = Text(64, { minLength: 1 });
const CompanyName = PlainName(120);
const Language = Choice(spokenLanguages);
/** The minimum of 8 is answered by USER_013 from the service, so that the catalogue's text is what a person reads. */
export const Password = Type.String({ maxLength: 4096 });

export const Profile = Shape({
  company_id: Nullable(Type.Integer()),
  country_id: Nullable(Text(120)),
  timezone_id: Nullable(Text(120)),
  area_code: Nullable(Text(120)),
  phone_number: Nullable(Text(120)),
});

/** `password` is a marker: null where the account was made by social sign-in, otherwise "set"; never a hash. */
export const User = Shape({
  id: Type.Integer(),
  user_type_id: Type.Integer(),
  first_name: Text(80),
  last_name: Text(80),
  email: Text(254),
  password: Type.Union([Type.Literal('set'), Type.Null()]),
  email_verified_at: Nullable(Text(120)),
  created_at: Instant,
  /** Of the mails to them, and of the papers of what they order. */
  language: Language,
  company_name: Nullable(Text(120)),
  profile: Nullable(Profile),
  /** Grows with each change of the profile, and of the company's name for all of its users. */
  version: Type.Integer(),
  changed: LastChange,
  /** True while nothing but its set-up opens: the company requires it. */
  needs_second_factor: Type.Optional(Type.Boolean()),
});

/** Of an account that has two-factor log-in: `code` of the authenticator app or a recovery code, or the answer of a `passkey`. */
export const LoginRequest = Shape({
  email: Email,
  password: Password,
  code: Type.Optional(Text(40)),
  passkey: Type.Optional(PasskeyAssertion),
});
export const RegisterRequest = Shape({
  first_name: Name,
  last_name: Type.Optional(LastName),
  email: Email,
  password: Password,
  password_confirmation: Password,
  company_name: CompanyName,
  country_id: CountryId,
  timezone_id: TimezoneId,
});
/** `expires_at` is ISO 8601, 8 hours after issue. */
export const TokenAnswer = Shape({ token: Text(400), expires_at: Instant });
export const MessageAnswer = Shape({ message: Text(600) });
export const ForgotPasswordRequest = Shape({ email: Email });
const ResetToken = Type.String({ maxLength: 200 });
export const CheckResetLinkRequest = Shape({ token: ResetToken });
export const ResetPasswordRequest = Shape({
  email: Email,
  token: ResetToken,
  password: Password,
  password_confirmation: Password,
});
export const ChangePasswordRequest = Shape({
  current_password: Password,
  password: Password,
  password_confirmation: Password,
});
export const SocialProvider = Choice(socialProviders);
export const SocialVerifyRequest = Shape({
  provider: SocialProvider,
  token: Type.String({ minLength: 1, maxLength: 16_384 }),
});
/**
 * Posted by /verify/{id}/{hash}?expires=…&signature=…, the link in the mail. Judged as it came: one field more, or
 * another order, is not the link that was signed.
 */
export const VerifyEmailRequest = Type.Object(
  { id: Text(40), hash: Text(200), expires: Text(40), signature: Text(400) },
  { additionalProperties: Text(400), maxProperties: 8 },
);
export const ResendVerificationRequest = Shape({ email: Email });
export const UpdateProfileRequest = Shape({
  first_name: Type.Optional(Name),
  last_name: Type.Optional(LastName),
  company_name: Type.Optional(CompanyName),
  country_id: Type.Optional(CountryId),
  timezone_id: Type.Optional(TimezoneId),
  area_code: Type.Optional(Text(5, { pattern: '^(?:\\+[0-9]{1,4})?$' })),
  /** With or without the country code; empty takes it back, as an empty `area_code` does. */
  phone_number: Type.Optional(Text(40, { pattern: phoneNumberPattern })),
  version: Version,
});

export const ChooseLanguageRequest = Shape({ language: Language });

/** The own address, typed once more, and the password of an account that has one. */
export const CloseAccountRequest = Shape({ email: Email, password: Type.Optional(Password) });

/** What closing the company's account pays back, by the way that the money takes. Amounts are whole minor units. */
export const ClosingRefund = Shape({
  /** Credits that are unused then, those of sessions to come included. */
  unused: Type.Integer(),
  amounts: List(
    Shape({
      payment: Choice(['card', 'invoice']),
      currency: Text(3),
      credits: Type.Integer(),
      amount_minor: Type.Integer(),
    }),
    100,
  ),
});

/** Sign-ins that are listed at most. */
export const signInsShown = 100;

/** The one used last first. */
export const SignInsAnswer = Shape({
  sign_ins: List(
    Shape({
      id: Id,
      /** As in "Firefox on Windows"; null where its browser has not said yet. */
      device: Nullable(Text(80)),
      /** When a page was last opened there, or it began or was renewed. */
      used_at: Instant,
      expires_at: Instant,
      /** The one that asks. */
      is_own: Type.Boolean(),
    }),
    signInsShown,
  ),
});

export const identitySpec = {
  logIn: { body: LoginRequest, answer: TokenAnswer },
  logInByItsOtherName: { body: LoginRequest, answer: TokenAnswer },
  register: {
    body: RegisterRequest,
    answer: TokenAnswer,
    status: 201,
    fault: 'USER_002',
    throttle: [{ name: 'register', by: 'address', hits: 30, perMs: 60 * minute }],
  },
  forgotPassword: {
    body: ForgotPasswordRequest,
    answer: MessageAnswer,
    throttle: [
      { name: 'forgot password', by: 'address', hits: 10, perMs: minute },
      { name: 'forgot password of', by: 'email', hits: mailsPerHour, perMs: 60 * minute },
    ],
  },
  checkResetLink: {
    body: CheckResetLinkRequest,
    throttle: [{ name: 'check reset link', by: 'address', hits: 30, perMs: minute, counts: 'failures' }],
  },
  resetPassword: {
    body: ResetPasswordRequest,
    answer: MessageAnswer,
    throttle: [{ name: 'reset password', by: 'address', hits: 30, perMs: minute, counts: 'failures' }],
  },
  verifyEmail: {
    body: VerifyEmailRequest,
    answer: MessageAnswer,
    throttle: [{ name: 'verify email', by: 'address', hits: 60, perMs: minute, counts: 'failures' }],
  },
  resendVerification: {
    body: ResendVerificationRequest,
    answer: MessageAnswer,
    throttle: [
      { name: 'resend verification from', by: 'address', hits: 20, perMs: minute },
      { name: 'resend verification', by: 'email', hits: 1, perMs: auth.verificationResendMs },
      { name: 'resend verification of', by: 'email', hits: mailsPerHour, perMs: 60 * minute },
    ],
  },
  verifySocial: {
    params: Shape({ provider: SocialProvider }),
    body: SocialVerifyRequest,
    answer: TokenAnswer,
    throttle: [{ name: 'social sign-in', by: 'address', hits: 20, perMs: minute, counts: 'failures' }],
  },
  refreshToken: {
    beforeSecondFactor: true,
    audit: { none: 'It continues a log-in that is noted nowhere else either.' },
    answer: TokenAnswer,
    load: 'live',
  },
  logOut: {
    beforeSecondFactor: true,
    audit: { none: 'It ends the caller’s log-in and changes nothing else.' },
    answer: MessageAnswer,
  },
  signIns: { answer: SignInsAnswer },
  endOtherSignIns: { audit: 'account.logOutOthers' },
  endSignIn: { params: Shape({ id: PathId }), audit: 'account.logOutDevice' },
  logOutEverywhere: { beforeSecondFactor: true, audit: 'account.logOutEverywhere', answer: MessageAnswer },
  closeAccount: {
    audit: 'account.close',
    body: CloseAccountRequest,
    answer: MessageAnswer,
    fault: 'USER_004',
    throttle: [{ name: 'close account', by: 'user', hits: 10, perMs: minute }],
  },
  closingRefund: { answer: ClosingRefund },
  user: { beforeSecondFactor: true, answer: User },
  updateProfile: { audit: 'account.edit', body: UpdateProfileRequest, answer: User, fault: 'USER_003' },
  chooseLanguage: { audit: 'account.edit', body: ChooseLanguageRequest, answer: User, fault: 'USER_003' },
  changePassword: {
    audit: 'account.password',
    body: ChangePasswordRequest,
    answer: TokenAnswer,
    throttle: [{ name: 'change password', by: 'user', hits: 10, perMs: minute }],
  },
} satisfies Record<string, CallSpec>;

export type Profile = Static<typeof Profile>;
export type User = Static<typeof User>;
export type LoginRequest = Static<typeof LoginRequest>;
export type RegisterRequest = Static<typeof RegisterRequest>;
export type TokenAnswer = Static<typeof TokenAnswer>;
export type MessageAnswer = Static<typeof MessageAnswer>;
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;
export type CheckResetLinkRequest = Static<typeof CheckResetLinkRequest>;
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;
export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>;
export type SocialProvider = Static<typeof SocialProvider>;
export type SocialVerifyRequest = Static<typeof SocialVerifyRequest>;
export type VerifyEmailRequest = Static<typeof VerifyEmailRequest>;
export type ResendVerificationRequest = Static<typeof ResendVerificationRequest>;
export type UpdateProfileRequest = Static<typeof UpdateProfileRequest>;
export type ClosingRefund = Static<typeof ClosingRefund>;
export type CloseAccountRequest = Static<typeof CloseAccountRequest>;
export type SignInsAnswer = Static<typeof SignInsAnswer>;
