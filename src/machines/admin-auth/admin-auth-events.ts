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
  /** Why the server refuses the token, where it says so. */
  refusal: string | null;
};

/** What a log-in brings beside the password, where the account asks for it. */
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

/** Why a session has ended by itself. Source: docs/identity.md. */
export const sessionEndTexts = { expired: logInFailures.expired, rejected: logInFailures.rejected };

/** Events for the parent. */
export type AdminAuthFact =
  /** A user has logged in. */
  | { type: 'session.began' }
  | { type: 'session.ended'; everywhere: boolean }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.expired' }
  /** `reason`: what the server says of it, where it says more than that. */
  | { type: 'session.rejected'; reason: string | null }
  | { type: 'user.switched' }
  | { type: 'user.known'; user: User }
  | { type: 'user.forgotten' };
