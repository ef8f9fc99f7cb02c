import { type Static, Type } from 'typebox';
import { secondFactor } from '../../../rules/business-constants.ts';
import { passkeys } from '../../../rules/people/passkey-limits.ts';
import type { CallSpec } from '../../call.ts';
import { ByRowId, Instant, List, Nullable, Shape, Text } from '../bounded.ts';
import { Email, Password } from '../identity.ts';
import {
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyName,
  PasskeyRegistration,
  PasskeyRequest,
} from './passkeys.ts';

/** Six digits of the app, or a recovery code; blanks and hyphens do not count. */
export const Code = Text(40, { minLength: 1 });

/** `since`: when the authenticator app was set up; null without one. A log-in asks for nothing where there is no passkey either. */
export const SecondFactorState = Shape({
  since: Nullable(Instant),
  recovery_codes_left: Type.Integer(),
  passkeys: List(Passkey, passkeys.perAccount),
});

/** `secret` in Base32; `uri` is what an app reads from a QR code (otpauth://totp/…). */
export const SecondFactorSecret = Shape({ secret: Text(64), uri: Text(1000) });

/** Shown once: the server keeps their digests. None where the account has some already. */
export const RecoveryCodes = Shape({ codes: List(Text(40), secondFactor.recoveryCodes) });

/** The password, and a code or a passkey's answer to a challenge. */
const Proof = Shape({
  password: Password,
  code: Type.Optional(Code),
  passkey: Type.Optional(PasskeyAssertion),
});

/** `people_without`: people who log in with a password alone; `is_own_missing`: the caller is one of them. */
export const SecondFactorRequirement = Shape({
  is_required: Type.Boolean(),
  people_without: Type.Integer(),
  is_own_missing: Type.Boolean(),
});

const minute = 60_000;
const byUser = (name: string) => [{ name, by: 'user' as const, hits: 10, perMs: 15 * minute }];

export const secondFactorSpec = {
  read: { answer: SecondFactorState, beforeSecondFactor: true },
  begin: {
    beforeSecondFactor: true,
    audit: { none: 'The new secret counts once a code of it was confirmed.' },
    body: Shape({ password: Password }),
    answer: SecondFactorSecret,
    throttle: byUser('begin second factor'),
  },
  confirm: {
    beforeSecondFactor: true,
    audit: 'account.secondFactor',
    body: Shape({ code: Code }),
    answer: RecoveryCodes,
    throttle: byUser('confirm second factor'),
  },
  renewRecoveryCodes: {
    audit: 'account.recoveryCodes',
    body: Shape({ password: Password }),
    answer: RecoveryCodes,
    throttle: byUser('renew recovery codes'),
  },
  remove: {
    audit: 'account.noSecondFactor',
    body: Proof,
    answer: SecondFactorState,
    throttle: byUser('remove second factor'),
  },
  beginPasskey: {
    beforeSecondFactor: true,
    audit: { none: 'The passkey counts once it is added.' },
    body: Shape({ password: Password }),
    answer: PasskeyCreation,
    throttle: byUser('begin second factor'),
  },
  addPasskey: {
    beforeSecondFactor: true,
    audit: 'account.passkey',
    body: Shape({ name: PasskeyName, credential: PasskeyRegistration }),
    answer: RecoveryCodes,
    throttle: byUser('confirm second factor'),
  },
  renamePasskey: {
    audit: 'account.passkeyName',
    params: ByRowId,
    body: Shape({ name: PasskeyName }),
  },
  removePasskey: {
    audit: 'account.noPasskey',
    params: ByRowId,
    body: Proof,
    answer: SecondFactorState,
    throttle: byUser('remove second factor'),
  },
  challengePasskey: {
    audit: { none: 'A challenge changes nothing.' },
    answer: PasskeyRequest,
    throttle: [{ name: 'passkey challenge', by: 'user', hits: 20, perMs: 15 * minute }],
  },
  /** Tries count as those of a log-in. */
  challengePasskeyLogIn: {
    body: Shape({ email: Email, password: Password }),
    answer: PasskeyRequest,
  },
  readRequirement: { answer: SecondFactorRequirement },
  saveRequirement: {
    audit: 'secondFactor.require',
    body: Shape({ is_required: Type.Boolean() }),
    answer: SecondFactorRequirement,
  },
} satisfies Record<string, CallSpec>;

export type SecondFactorState = Static<typeof SecondFactorState>;
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;
export type SecondFactorRequirement = Static<typeof SecondFactorRequirement>;
export type SecondFactorProof = Static<typeof Proof>;
export type RecoveryCodes = Static<typeof RecoveryCodes>;
