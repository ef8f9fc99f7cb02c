import { fromPromise } from 'xstate';
import type { AuthService } from '../../services/api/auth-service.ts';
import { ApiError } from '../../services/http/api-error.ts';
import type { DashboardSessionStore } from '../../services/token-vault/dashboard-session-store.ts';
import type { Exclusively } from '../../services/token-vault/token-vault.ts';
import type { UserService } from '../../services/api/user-service.ts';
import { adminAuthMachine } from './admin-auth-machine.ts';
import { createEndSessionActor } from './end-session-actor.ts';
import { createRefreshTokenActor } from './refresh-token-actor.ts';
import { log } from '../../services/log.ts';

export type AdminAuthDeps = {
  auth: AuthService;
  user: UserService;
  store: DashboardSessionStore;
  exclusively: Exclusively;
  /** Stored social sign-in state and every readable cookie. */
  clearTraces(): Promise<void>;
};

const ignoredAtLogout = [401, 419];

export function provideAdminAuth(deps: AdminAuthDeps) {
  const { auth, user, store, exclusively } = deps;
  return adminAuthMachine.provide({
    actors: {
      restoreSession: fromPromise(() => store.restore()),
      logIn: fromPromise(async ({ input, signal }) => {
        const answer = await auth.logIn(input, signal);
        return store.keep(answer.token, { email: input.email, secret: input.password });
      }),
      storeToken: fromPromise(({ input }) => store.keep(input.token, input.secret)),
      refreshToken: createRefreshTokenActor({ auth, store, exclusively }),
      fetchUser: fromPromise(({ input, signal }) => user.fetchUser(input.token, signal)),
      endSession: createEndSessionActor({
        auth,
        clearSession: store.clear,
        clearTraces: deps.clearTraces,
        warn: warnUnlessExpected,
      }),
      clearSession: fromPromise(() => store.drop()),
      clearTraces: fromPromise(() => deps.clearTraces()),
    },
  });
}

function warnUnlessExpected(error: unknown): void {
  if (error instanceof ApiError && ignoredAtLogout.includes(error.status)) return;
  log.warn('The server did not hear of the logout.');
}
