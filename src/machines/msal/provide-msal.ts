import { fromPromise } from 'xstate';
import { type MsalClient, msalMessages } from '../../services/social/msal-client.ts';
import { msalMachine } from './msal-machine.ts';

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
