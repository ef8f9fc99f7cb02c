import { type Static, Type } from 'typebox';

export const Email = Type.String({ format: 'email', maxLength: 254 });
export const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const CompanyName = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
/** The minimum of 8 is answered by USER_013 from the service, so that the catalogue's text is what a person reads. */
export const Password = Type.String({ maxLength: 4096 });

export const Profile = Type.Object({
  company_id: Type.Union([Type.Integer(), Type.Null()]),
  country_id: Type.Union([Type.String(), Type.Null()]),
  timezone_id: Type.Union([Type.String(), Type.Null()]),
  area_code: Type.Union([Type.String(), Type.Null()]),
  phone_number: Type.Union([Type.String(), Type.Null()]),
});

/** `password` is a marker: null where the account was made by social sign-in, otherwise "set"; never a hash. */
export const User = Type.Object({
  id: Type.Integer(),
  user_type_id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  password: Type.Union([Type.Literal('set'), Type.Null()]),
  email_verified_at: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
  company_name: Type.Union([Type.String(), Type.Null()]),
  profile: Type.Union([Profile, Type.Null()]),
});

export const LoginRequest = Type.Object({ email: Email, password: Password });
export const RegisterRequest = Type.Object({
  first_name: Name,
  last_name: Name,
  email: Email,
  password: Password,
  password_confirmation: Password,
  company_name: CompanyName,
  country_id: Type.String({ pattern: '^[A-Z]{2}$' }),
  timezone_id: Type.String({ minLength: 1, maxLength: 64 }),
});
/** `expires_at` is ISO 8601, 8 hours after issue. */
export const TokenAnswer = Type.Object({ token: Type.String(), expires_at: Type.String() });
export const MessageAnswer = Type.Object({ message: Type.String() });
export const ForgotPasswordRequest = Type.Object({ email: Email });
export const ResetPasswordRequest = Type.Object({
  email: Email,
  token: Type.String({ maxLength: 200 }),
  password: Password,
  password_confirmation: Password,
});
export const ChangePasswordRequest = Type.Object({
  current_password: Password,
  password: Password,
  password_confirmation: Password,
});
export const SocialProvider = Type.Union([
  Type.Literal('google'),
  Type.Literal('facebook'),
  Type.Literal('linkedin'),
  Type.Literal('microsoft'),
]);
export const SocialVerifyRequest = Type.Object({
  provider: SocialProvider,
  token: Type.String({ minLength: 1, maxLength: 16_384 }),
});
/** Posted by /verify/{id}/{hash}?expires=…&signature=…, the link in the mail. */
export const VerifyEmailRequest = Type.Object({
  id: Type.String(),
  hash: Type.String(),
  expires: Type.String(),
  signature: Type.String(),
});
export const ResendVerificationRequest = Type.Object({ email: Email });
export const UpdateProfileRequest = Type.Partial(
  Type.Object({
    first_name: Name,
    last_name: Name,
    company_name: CompanyName,
    country_id: Type.String({ pattern: '^[A-Z]{2}$' }),
    timezone_id: Type.String({ minLength: 1, maxLength: 64 }),
    area_code: Type.String({ pattern: '^\\+[0-9]{1,4}$' }),
    phone_number: Type.String({ pattern: '^[0-9 ()\\-]{4,20}$' }),
  }),
);

export type Profile = Static<typeof Profile>;
export type User = Static<typeof User>;
export type LoginRequest = Static<typeof LoginRequest>;
export type RegisterRequest = Static<typeof RegisterRequest>;
export type TokenAnswer = Static<typeof TokenAnswer>;
export type MessageAnswer = Static<typeof MessageAnswer>;
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;
export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>;
export type SocialProvider = Static<typeof SocialProvider>;
export type SocialVerifyRequest = Static<typeof SocialVerifyRequest>;
export type VerifyEmailRequest = Static<typeof VerifyEmailRequest>;
export type ResendVerificationRequest = Static<typeof ResendVerificationRequest>;
export type UpdateProfileRequest = Static<typeof UpdateProfileRequest>;
