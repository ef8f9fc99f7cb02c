import { defineCalls } from '../call.ts';
import type { secondFactorSpec } from '../schemas/second-factor/second-factor.ts';

/** What a password log-in asks for as well: a passkey, or a code of an authenticator app. */
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
  /** Answers what a new passkey is made with. */
  beginPasskey: { method: 'POST', path: '/api/profile/passkeys/begin', access: 'user' },
  addPasskey: { method: 'POST', path: '/api/profile/passkeys', access: 'user' },
  renamePasskey: { method: 'PATCH', path: '/api/profile/passkeys/:id', access: 'user' },
  removePasskey: { method: 'POST', path: '/api/profile/passkeys/:id/remove', access: 'user' },
  /** A challenge to the own passkeys, where a change asks for a second factor. */
  challengePasskey: { method: 'POST', path: '/api/profile/passkeys/challenge', access: 'user' },
  /** The same for a log-in, after the password was checked. */
  challengePasskeyLogIn: { method: 'POST', path: '/api/login/passkey', access: 'public' },
  /** Whether the company requires a second factor for password log-ins, and how many people have none. */
  readRequirement: { method: 'GET', path: '/api/company/second-factor', access: 'owner' },
  saveRequirement: { method: 'PUT', path: '/api/company/second-factor', access: 'owner' },
});
