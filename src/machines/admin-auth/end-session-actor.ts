import { fromPromise } from 'xstate';
import type { AuthService } from '../../services/api/auth-service.ts';

type Deps = {
  auth: Pick<AuthService, 'logOut'>;
  clearSession: () => Promise<void>;
  clearTraces: () => Promise<void>;
  warn: (error: unknown) => void;
};

/**
 * Clears the token first, so that a slow server does not delay the logout; a failed call is ignored. Cookies are removed
 * last, because the call needs them, but no later than the machine stops waiting.
 */
export function createEndSessionActor({ auth, clearSession, clearTraces, warn }: Deps) {
  return fromPromise<void, { token: string | null }>(async ({ input, signal }) => {
    await clearSession();
    if (input.token !== null)
      await Promise.race([auth.logOut(input.token, signal).catch(warn), abortOf(signal)]);
    await clearTraces();
  });
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
