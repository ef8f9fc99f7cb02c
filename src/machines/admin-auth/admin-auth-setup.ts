import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { auth } from '#contract/rules/business-constants.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';
import type { User } from '#contract/calls/schemas/identity.ts';
import { isCompanySide } from '#contract/rules/user-types.ts';
import { ApiError, isUnauthenticated } from '../../services/http/api-error.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';
import type { KeptToken, RestoredSession } from '../../services/token-vault/dashboard-session-store.ts';
import type { DropOutcome, VaultSecret } from '../../services/token-vault/token-vault.ts';
import {
  type AdminAuthContext,
  type AdminAuthEmitted,
  type AdminAuthEvent,
  sessionEndTexts,
} from './admin-auth-events.ts';
import { log } from '../../services/log.ts';

/** Milliseconds. */
export const adminAuthDelays = {
  expiryCheck: auth.expiryCheckMs,
  backgroundCheck: auth.backgroundCheckMs,
  reconnect: 5000,
  logoutPatience: 3000,
} as const;

const missing = (name: string) => () => Promise.reject(new Error(`\`${name}\` must be provided`));

export const adminAuthSetup = setup({
  types: {
    context: {} as AdminAuthContext,
    events: {} as AdminAuthEvent,
    emitted: {} as AdminAuthEmitted,
    input: {} as { path: string },
  },
  actors: {
    restoreSession: fromPromise<RestoredSession>(missing('restoreSession')),
    logIn: fromPromise<KeptToken, { email: string; password: string }>(missing('logIn')),
    storeToken: fromPromise<KeptToken, { token: string; secret: VaultSecret }>(missing('storeToken')),
    refreshToken: fromPromise<KeptToken, { token: string }>(missing('refreshToken')),
    fetchUser: fromPromise<User, { token: string }>(missing('fetchUser')),
    endSession: fromPromise<void, { token: string | null }>(missing('endSession')),
    clearSession: fromPromise<DropOutcome>(missing('clearSession')),
  },
  actions: {
    adoptToken: assign((_, { token, expiresAt }: KeptToken) => ({ token, expiresAt, failure: null })),
    adoptUser: assign((_, { user }: { user: User }) => ({ user, userFetchedAt: Date.now(), failure: null })),
    announceSwitch: emit({ type: 'user.switched' }),
    forget: assign({ token: null, expiresAt: null, user: null, userFetchedAt: null }),
    forgetFailure: assign({ failure: null }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberRefusal: assign({ failure: refusal(403, errorMessage('USER_009'), 'USER_009') }),
    rememberExpiry: assign({ failure: refusal(401, sessionEndTexts.expired) }),
    rememberRejection: assign({ failure: refusal(401, sessionEndTexts.rejected) }),
    rememberPath: assign((_, { path }: { path: string }) => ({ path })),
    rememberScope: assign((_, { everywhere }: { everywhere: boolean }) => ({ everywhere })),
    reportFailure: (_, { error }: { error: unknown }) => log.warn(toFailure(error).message),
    announceEnd: emit(({ context }) => ({ type: 'session.ended', everywhere: context.everywhere })),
    announceEndElsewhere: emit({ type: 'session.endedElsewhere' }),
    announceExpiry: emit({ type: 'session.expired' }),
    announceRejection: emit({ type: 'session.rejected' }),
  },
  guards: {
    wasExpired: (_, session: RestoredSession) => session.kind === 'expired',
    isRestored: (_, session: RestoredSession) => session.kind === 'restored',
    isPastHalfLife: (_, session: RestoredSession) =>
      session.kind === 'restored' && session.expiresAt - Date.now() < auth.tokenLifetimeMs / 2,
    isNewToken: ({ context }, session: RestoredSession) =>
      session.kind === 'restored' && session.token !== context.token,
    isExpired: ({ context }) => context.expiresAt === null || context.expiresAt <= Date.now(),
    isOnExperiencePage: ({ context }) => context.path.startsWith('/experience'),
    hasToken: ({ context }) => context.token !== null,
    isAtLogin: ({ context }) => context.path === '/login',
    isUserStale: ({ context }) =>
      context.userFetchedAt === null || Date.now() - context.userFetchedAt >= auth.userCacheMs,
    isOutsider: (_, { user }: { user: User }) => !isCompanySide(user.user_type_id),
    isSomeoneElse: ({ context }, { user }: { user: User }) =>
      context.user !== null && context.user.id !== user.id,
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

function refusal(status: number, message: string, code?: string): Failure {
  return toFailure(new ApiError({ kind: 'client', status, message, code }));
}

/** The token of a state that cannot be entered without one. */
export function tokenOf(context: AdminAuthContext): { token: string } {
  if (context.token === null) throw new Error('No token in a state that needs one');
  return { token: context.token };
}

/** What a restored session holds; its guard stands before every use. */
export function keptFrom(session: RestoredSession): KeptToken {
  if (session.kind !== 'restored') throw new Error('No token in a session that was not restored');
  return { token: session.token, expiresAt: session.expiresAt };
}
