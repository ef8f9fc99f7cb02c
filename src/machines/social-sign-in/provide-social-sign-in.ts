import { fromPromise } from 'xstate';
import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import type { AuthService } from '../../services/api/auth-service.ts';
import type { SocialInteraction } from '../../services/social/social-outcome.ts';
import { socialSignInMachine } from './social-sign-in-machine.ts';

/** A social account has no password: its vault's key is derived from a random id. */
export function provideSocialSignIn(deps: { auth: AuthService; interact: SocialInteraction }) {
  return socialSignInMachine.provide({
    actors: {
      fetchProviders: fromPromise<readonly SocialProviderSettings[]>(
        async () => (await deps.auth.providers()).providers,
      ),
      interact: fromPromise(({ input }) => deps.interact(input.settings)),
      verify: fromPromise(async ({ input, signal }) => {
        const { token } = await deps.auth.verifySocial(input, signal);
        return { token, secret: { email: '', secret: randomId() } };
      }),
    },
  });
}

function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(32)).join('-');
}
