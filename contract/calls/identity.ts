import { defineCalls } from './call.ts';
import type { identitySpec } from './schemas/identity.ts';

/** Signing in and out of the company side, and the account itself. */
export const identityCalls = defineCalls<typeof identitySpec>()({
  logIn: { method: 'POST', path: '/api/login', access: 'public' },
  logInByItsOtherName: { method: 'POST', path: '/api/auth/login', access: 'public' },
  register: { method: 'POST', path: '/api/auth/register', access: 'public' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password', access: 'public' },
  /** Whether a mailed link still opens; asking does not use it up. */
  checkResetLink: { method: 'POST', path: '/api/auth/reset-password/check', access: 'public' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password', access: 'public' },
  verifyEmail: { method: 'POST', path: '/api/email/verify', access: 'public' },
  resendVerification: { method: 'POST', path: '/api/email/verify/resend', access: 'public' },
  verifySocial: { method: 'POST', path: '/api/auth/:provider/verify', access: 'public' },
  refreshToken: { method: 'POST', path: '/api/refresh-token', access: 'user' },
  logOut: { method: 'POST', path: '/api/logout', access: 'user' },
  /** Ends every sign-in of the user, on all devices. */
  logOutEverywhere: { method: 'POST', path: '/api/logout/everywhere', access: 'user' },
  /** Where the user is signed in. */
  signIns: { method: 'GET', path: '/api/profile/sign-ins', access: 'user' },
  /** Ends all but the one that asks. */
  endOtherSignIns: { method: 'DELETE', path: '/api/profile/sign-ins', access: 'user' },
  endSignIn: { method: 'DELETE', path: '/api/profile/sign-ins/:id', access: 'user' },
  /** The own account; an owner's closes the company's with it. */
  closeAccount: { method: 'POST', path: '/api/profile/close', access: 'user' },
  /** What closing would pay back now. */
  closingRefund: { method: 'GET', path: '/api/profile/close', access: 'owner' },
  user: { method: 'GET', path: '/api/user', access: 'user' },
  updateProfile: { method: 'PUT', path: '/api/profile', access: 'user' },
  /** The language of the mails to this user. */
  chooseLanguage: { method: 'PUT', path: '/api/profile/language', access: 'user' },
  changePassword: { method: 'POST', path: '/api/profile/password', access: 'user' },
});
