import { assertEvent, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { auth } from '#contract/rules/business-constants.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';
import type { LoginRequest, User } from '#contract/calls/schemas/identity.ts';
import { isCompanySide } from '#contract/rules/people/user-types.ts';
import { ApiError, isPassing, isUnauthenticated } from '../../services/http/api-error.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';
import type { StoredToken, RestoredSession } from '../../services/token-vault/dashboard-session-store.ts';
import type { DropOutcome, VaultSecret } from '../../services/token-vault/token-vault.ts';
import {
  type AdminAuthContext,
  type AdminAuthEvent,
  type AdminAuthFact,
  type AdminAuthInput,
  sessionEndTexts,
} from './admin-auth-events.ts';
import { log } from '../../services/log.ts';

/** Milliseconds. */
export const adminAuthDelays = {
  expiryCheck: auth.expiryCheckMs,
  backgroundCheck: auth.backgroundCheckMs,
  reconnect: 5000,
  logoutPatience: 3000,
  renewalRetry: 60_000,
} as const;

const toParent = ({ context }: { context: AdminAuthContext }) => context.parent;

const missing = (name: string) => () => Promise.reject(new Error(`\`${name}\` must be provided`));

export const adminAuthSetup = setup({
  types: {
    context: {} as AdminAuthContext,
    events: {} as AdminAuthEvent,
    input: {} as AdminAuthInput,
  },
  actors: {
    restoreSession: fromPromise<RestoredSession>(missing('restoreSession')),
    logIn: fromPromise<StoredToken, LoginRequest>(missing('logIn')),
    storeToken: fromPromise<StoredToken, { token: string; secret: VaultSecret }>(missing('storeToken')),
    refreshToken: fromPromise<StoredToken, { token: string }>(missing('refreshToken')),
    fetchUser: fromPromise<User, { token: string }>(missing('fetchUser')),
    endSession: fromPromise<void, { token: string | null }>(missing('endSession')),
    clearSession: fromPromise<DropOutcome>(missing('clearSession')),
    clearTraces: fromPromise<void>(missing('clearTraces')),
  },
  actions: {
    adoptToken: assign((_, { token, expiresAt }: StoredToken) => ({ token, expiresAt, failure: null })),
    adoptUser: enqueueActions(({ context, enqueue }, { user }: { user: User }) => {
      enqueue.assign({ user, userFetchedAt: context.now(), failure: null });
      enqueue.sendTo(toParent, { type: 'user.known', user });
      if (context.user === null) enqueue.sendTo(toParent, { type: 'session.began' });
    }),
    forget: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ token: null, expiresAt: null, user: null, userFetchedAt: null });
      if (context.user !== null) enqueue.sendTo(toParent, { type: 'user.forgotten' });
    }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberRefusal: assign({ failure: refusal(403, errorMessage('USER_009'), 'USER_009') }),
    rememberExpiry: assign({ failure: refusal(401, sessionEndTexts.expired) }),
    rememberRejection: assign((_, { error }: { error: unknown }) => ({
      failure: refusal(401, reasonOf(toFailure(error)) ?? sessionEndTexts.rejected),
    })),
    noteRefusal: assign((_, { failure }: { failure?: Failure | undefined }) => ({
      refusal: failure ? reasonOf(failure) : null,
    })),
    emitRejected: sendTo(toParent, ({ context }) => ({
      type: 'session.rejected' as const,
      reason: context.refusal,
    })),
    rememberPath: assign((_, { path }: { path: string }) => ({ path })),
    rememberScope: assign((_, { everywhere }: { everywhere: boolean }) => ({ everywhere })),
    reportFailure: (_, { error }: { error: unknown }) => log.warn(toFailure(error).message),
    emitEnded: sendTo(toParent, ({ context }) => ({
      type: 'session.ended' as const,
      everywhere: context.everywhere,
    })),
    emitToParent: sendTo(toParent, (_, fact: AdminAuthFact) => fact),
  },
  guards: {
    wasExpired: (_, session: RestoredSession) => session.kind === 'expired',
    isRestored: (_, session: RestoredSession) => session.kind === 'restored',
    isPastHalfLife: ({ context }, session: RestoredSession) =>
      session.kind === 'restored' && isRenewalDue(session.expiresAt, context.now()),
    isRenewalDue: ({ context }) =>
      context.expiresAt !== null && isRenewalDue(context.expiresAt, context.now()),
    isNewToken: ({ context }, session: RestoredSession) =>
      session.kind === 'restored' && session.token !== context.token,
    isExpired: ({ context }) => context.expiresAt === null || context.expiresAt <= context.now(),
    isOnExperiencePage: ({ context }) => context.path.startsWith('/experience'),
    hasToken: ({ context }) => context.token !== null,
    isAtLogin: ({ context }) => context.path === '/login',
    isUserStale: ({ context }) =>
      context.userFetchedAt === null || context.now() - context.userFetchedAt >= auth.userCacheMs,
    isOutsider: (_, { user }: { user: User }) => !isCompanySide(user.user_type_id),
    isSomeoneElse: ({ context }, { user }: { user: User }) =>
      context.user !== null && context.user.id !== user.id,
    isPassing: (_, { error }: { error: unknown }) => isPassing(error),
    isUnauthenticated: (_, { error }: { error: unknown }) => isUnauthenticated(error),
    isOwnToken: ({ context, event }) => {
      assertEvent(event, 'request.unauthenticated');
      return event.token === context.token;
    },
    isPresent: ({ event }) => {
      assertEvent(event, 'storage.changed');
      return event.present;
    },
    isAbsent: ({ event }) => {
      assertEvent(event, 'storage.changed');
      return !event.present;
    },
    isReplaced: (_, { outcome }: { outcome: DropOutcome }) => outcome === 'replaced',
  },
  delays: adminAuthDelays,
});

/** The server's message to a user whose company has withdrawn their access. */
const reasonOf = ({ fieldErrors }: Failure): string | null => fieldErrors.account?.[0] ?? null;

function isRenewalDue(expiresAt: number, now: number): boolean {
  return expiresAt - now < auth.tokenLifetimeMs / 2;
}

function refusal(status: number, message: string, code?: string): Failure {
  return toFailure(new ApiError({ kind: 'client', status, message, code }));
}

/** The token of a state that cannot be entered without one. */
export function tokenOf(context: AdminAuthContext): { token: string } {
  if (context.token === null) throw new Error('No token in a state that needs one');
  return { token: context.token };
}

/** The restored session; a guard precedes every use. */
export function toStored(session: RestoredSession): StoredToken {
  if (session.kind !== 'restored') throw new Error('No token in a session that was not restored');
  return { token: session.token, expiresAt: session.expiresAt };
}
