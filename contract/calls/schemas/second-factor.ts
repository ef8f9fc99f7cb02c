import { type Static, Type } from 'typebox';
import { secondFactor } from '../../rules/business-constants.ts';
import type { CallSpec } from '../call.ts';
import { Instant, List, Nullable, Shape, Text } from './bounded.ts';
import { Password } from './identity.ts';

/** Six digits of the app, or a recovery code; blanks and hyphens do not count. */
export const Code = Text(40, { minLength: 1 });

/** `since`: null while a log-in asks for no code. */
export const SecondFactorState = Shape({
  since: Nullable(Instant),
  recovery_codes_left: Type.Integer(),
});

/** `secret` in Base32; `uri` is what an app reads from a QR code (otpauth://totp/…). */
export const SecondFactorSecret = Shape({ secret: Text(64), uri: Text(1000) });

/** Shown once: the server keeps their digests. */
export const RecoveryCodes = Shape({ codes: List(Text(40), secondFactor.recoveryCodes) });

const minute = 60_000;
const byUser = (name: string) => [{ name, by: 'user' as const, hits: 10, perMs: 15 * minute }];

export const secondFactorSpec = {
  read: { answer: SecondFactorState },
  begin: {
    audit: { none: 'The new secret counts once a code of it was confirmed.' },
    body: Shape({ password: Password }),
    answer: SecondFactorSecret,
    throttle: byUser('begin second factor'),
  },
  confirm: {
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
    body: Shape({ password: Password, code: Code }),
    answer: SecondFactorState,
    throttle: byUser('remove second factor'),
  },
} satisfies Record<string, CallSpec>;

export type SecondFactorState = Static<typeof SecondFactorState>;
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;
export type RecoveryCodes = Static<typeof RecoveryCodes>;
