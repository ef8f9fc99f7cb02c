import { fromPromise } from 'xstate';
import type { AuthService } from '../../services/auth-service.ts';

type Deps = {
  auth: Pick<AuthService, 'logOut'>;
  clearSession: () => Promise<void>;
  clearTraces: () => Promise<void>;
  warn: (error: unknown) => void;
};

/** Clears the token first, so that a slow server keeps nobody in; its refusal changes nothing. Cookies go last: the call needs them. */
export function createEndSessionActor({ auth, clearSession, clearTraces, warn }: Deps) {
  return fromPromise<void, { token: string | null }>(async ({ input }) => {
    await clearSession();
    if (input.token !== null) await auth.logOut(input.token).catch(warn);
    await clearTraces();
  });
}
