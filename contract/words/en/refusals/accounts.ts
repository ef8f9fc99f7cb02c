import { day } from '../counts.ts';

/** Signing up, logging in, and the own account, in English; the other languages have the same keys. */
export const accountRefusals = {
  signUp: {
    byOperator: 'Accounts here are created by the operator. Write to us if you need one.',
    byInvitation: 'Accounts here are by invitation only. Ask your company owner or write to us.',
    otherDomain: (domains: readonly string[]) =>
      `You can only sign up with an email address at ${domains.join(', ')}.`,
  },
  undeliverable: 'No email reaches this address.',
  unverified:
    'Please confirm your email address before you invite people: open the link we emailed you, or request a new one at the top of your dashboard.',
  verificationInvalid: 'Invalid signature.',
  verificationExpired: 'This verification link has expired.',
  credentials: 'These credentials do not match our records.',
  commonPassword: 'This password is too common. Please choose another.',
  resetToken: 'This password reset token is invalid.',
  loggedOutAlready: 'This device is already logged out.',
  accessRemoved: (company: string, at: string, owner: { name: string; email: string }) =>
    `Your access to ${company} was removed on ${day(at)}. To get it back, ask ${owner.name} (${owner.email}).`,
  address: {
    gone: 'This link is no longer valid.',
    same: 'This is already your email address.',
    notOwn: 'This is not the email address of your account.',
  },
  provider: {
    away: 'The log-in service cannot be reached. Please try again later.',
    unproved: 'The log-in could not be verified. Please try again.',
    notConfigured: (provider: string) => `${provider} client ID is not configured`,
    withoutAddress: (provider: string) => `${provider} did not share your email address.`,
    linkSent: (provider: string) =>
      `There is already an account with this email address. Open the link that we have just emailed to connect ${provider}, then log in again.`,
  },
};

export type AccountRefusals = typeof accountRefusals;
