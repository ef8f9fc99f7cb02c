import { defineCalls } from './call.ts';
import type { secondFactorSpec } from './schemas/second-factor.ts';

/** Codes of an authenticator app that a password log-in asks for as well. */
export const secondFactorCalls = defineCalls<typeof secondFactorSpec>()({
  read: { method: 'GET', path: '/api/profile/second-factor', access: 'user' },
  /** Answers a new secret, which counts once a code of it was confirmed. */
  begin: { method: 'POST', path: '/api/profile/second-factor', access: 'user' },
  confirm: { method: 'POST', path: '/api/profile/second-factor/confirm', access: 'user' },
  /** Replaces the recovery codes. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/profile/second-factor/recovery-codes',
    access: 'user',
  },
  remove: { method: 'POST', path: '/api/profile/second-factor/remove', access: 'user' },
});
