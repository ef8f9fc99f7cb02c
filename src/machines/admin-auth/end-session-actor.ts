import { fromPromise } from 'xstate';
import type { AuthService } from '../../services/auth-service.ts';

type Deps = { auth: AuthService; clear: () => Promise<void>; warn: (error: unknown) => void };

/** Tells the server, whose refusal changes nothing, then clears this browser. */
export function createEndSessionActor({ auth, clear, warn }: Deps) {
  return fromPromise<void, { token: string | null }>(async ({ input }) => {
    if (input.token !== null) await auth.logOut(input.token).catch(warn);
    await clear();
  });
}
