import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { msalMessages } from '../../services/social/msal-client.ts';
import { log } from '../../services/log.ts';

type MsalContext = { settings: SocialProviderSettings | null; wantsSignIn: boolean; failure: string | null };

type MsalEvent =
  | { type: 'redirect.pending'; settings: SocialProviderSettings | null }
  | { type: 'signIn.requested'; settings: SocialProviderSettings | null };

export const msalMachine = setup({
  types: {
    context: {} as MsalContext,
    events: {} as MsalEvent,
    emitted: {} as { type: 'redirect.returned'; token: string },
  },
  actors: {
    initialise: fromPromise<void, { settings: SocialProviderSettings | null }>(() =>
      Promise.reject(new Error('`initialise` must be provided')),
    ),
    takeRedirect: fromPromise<{ token: string | null }>(() =>
      Promise.reject(new Error('`takeRedirect` must be provided')),
    ),
    signIn: fromPromise<void>(() => Promise.reject(new Error('`signIn` must be provided'))),
  },
  actions: {
    remember: assign((_, { settings, wantsSignIn }: Pick<MsalContext, 'settings' | 'wantsSignIn'>) => ({
      settings,
      wantsSignIn,
      failure: null,
    })),
    refuseUnconfigured: assign({ failure: msalMessages.notConfigured }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({
      failure: error instanceof Error ? error.message : msalMessages.initialisation,
    })),
    warn: (_, { error }: { error: unknown }) =>
      log.warn('The sign-in at Microsoft did not end well:', error instanceof Error ? error.name : error),
    reportToken: emit((_, { token }: { token: string | null }) => ({
      type: 'redirect.returned',
      token: token ?? '',
    })),
  },
  guards: {
    isConfigured: (_, { settings }: { settings: SocialProviderSettings | null }) => !!settings?.client_id,
    hasToken: (_, { token }: { token: string | null }) => token !== null,
    wantsSignIn: ({ context }) => context.wantsSignIn,
  },
}).createMachine({
  id: 'msal',
  context: { settings: null, wantsSignIn: false, failure: null },
  initial: 'notInitialised',
  states: {
    notInitialised: {
      on: {
        'redirect.pending': {
          guard: { type: 'isConfigured', params: ({ event }) => event },
          target: 'initialising',
          actions: {
            type: 'remember',
            params: ({ event }) => ({ settings: event.settings, wantsSignIn: false }),
          },
        },
        'signIn.requested': [
          {
            guard: { type: 'isConfigured', params: ({ event }) => event },
            target: 'initialising',
            actions: {
              type: 'remember',
              params: ({ event }) => ({ settings: event.settings, wantsSignIn: true }),
            },
          },
          { actions: 'refuseUnconfigured' },
        ],
      },
    },
    initialising: {
      tags: 'busy',
      invoke: {
        src: 'initialise',
        input: ({ context }) => ({ settings: context.settings }),
        onDone: 'takingRedirect',
        onError: {
          target: 'notInitialised',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
    takingRedirect: {
      tags: 'busy',
      invoke: {
        src: 'takeRedirect',
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output },
            target: 'initialised',
            actions: { type: 'reportToken', params: ({ event }) => event.output },
          },
          { guard: 'wantsSignIn', target: 'interacting' },
          { target: 'initialised' },
        ],
        onError: [
          {
            guard: 'wantsSignIn',
            target: 'interacting',
            actions: { type: 'warn', params: ({ event }) => event },
          },
          { target: 'initialised', actions: { type: 'warn', params: ({ event }) => event } },
        ],
      },
    },
    initialised: {
      on: {
        'signIn.requested': {
          target: 'interacting',
          actions: {
            type: 'remember',
            params: ({ event }) => ({ settings: event.settings, wantsSignIn: true }),
          },
        },
      },
    },
    interacting: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        onDone: 'initialised',
        onError: {
          target: 'initialised',
          actions: { type: 'rememberFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type MsalActorRef = ActorRefFrom<typeof msalMachine>;
