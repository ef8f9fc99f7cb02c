import { fromPromise, waitFor } from 'xstate';
import { type MsalClient, msalMessages } from '../../services/social/msal-client.ts';
import type { SocialInteraction } from '../../services/social/social-outcome.ts';
import { type MsalActorRef, msalMachine } from './msal-machine.ts';

export function provideMsal({ client }: { client: MsalClient }) {
  return msalMachine.provide({
    actors: {
      initialise: fromPromise(async ({ input }) => {
        if (!input.settings) throw new Error(msalMessages.notConfigured);
        await client.initialise(input.settings);
      }),
      takeRedirect: fromPromise(async () => ({ token: await client.takeRedirect() })),
      signIn: fromPromise(() => client.signIn()),
    },
  });
}

/** Microsoft as one of the four providers: the machine keeps interactions apart, the page is left on success. */
export function createMicrosoftSignIn(actor: MsalActorRef): SocialInteraction {
  return async (settings) => {
    actor.send({ type: 'signIn.requested', settings });
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    if (context.failure) throw new Error(context.failure);
    return { kind: 'leaving' };
  };
}
