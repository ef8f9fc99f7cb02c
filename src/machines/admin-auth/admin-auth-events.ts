import type { ActorRef, Snapshot } from 'xstate';
import type { PasskeyAssertion } from '#contract/calls/schemas/second-factor/passkeys.ts';
import type { User } from '#contract/calls/schemas/identity.ts';
import type { Failure } from '../../services/http/failure.ts';
import type { VaultSecret } from '../../services/token-vault/token-vault.ts';
import { logInFailures } from '#contract/words/en/organiser/account/log-in-failures.ts';

export type AdminAuthInput = {
  path: string;
  /** Unix milliseconds. */
  now: () => number;
  parent: ActorRef<Snapshot<unknown>, AdminAuthFact>;
};

export type AdminAuthContext = AdminAuthInput & {
  token: string | null;
  expiresAt: number | null;
  user: User | null;
  userFetchedAt: number | null;
  everywhere: boolean;
  failure: Failure | null;
  /** The server's reason for refusing the token, if it gives one. */
  refusal: string | null;
};

/** The second factor of a log-in, if the account requires one. */
export type SecondFactor = { code?: string | undefined; passkey?: PasskeyAssertion | undefined };

export type AdminAuthEvent =
  | ({ type: 'login.submitted'; email: string; password: string } & SecondFactor)
  | { type: 'token.obtained'; token: string; secret: VaultSecret }
  | { type: 'logout.requested'; everywhere: boolean }
  | { type: 'storage.changed'; present: boolean }
  | { type: 'request.unauthenticated'; token: string; failure?: Failure }
  | { type: 'page.changed'; path: string }
  | { type: 'user.replaced'; user: User }
  | { type: 'user.invalidated' }
  | { type: 'retry.requested' };

/** Why a session ended without a logout. Source: docs/identity.md. */
export const sessionEndTexts = { expired: logInFailures.expired, rejected: logInFailures.rejected };

/** Events for the parent. */
export type AdminAuthFact =
  /** A user has logged in. */
  | { type: 'session.began' }
  | { type: 'session.ended'; everywhere: boolean }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.expired' }
  /** `reason`: the server's explanation, if it gives one. */
  | { type: 'session.rejected'; reason: string | null }
  | { type: 'user.switched' }
  | { type: 'user.known'; user: User }
  | { type: 'user.forgotten' };
