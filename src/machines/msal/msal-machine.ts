import { type ActorRef, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { msalMessages } from '../../services/social/msal-client.ts';
import { log } from '../../services/log.ts';

/** Events for the parent. */
export type MsalFact =
  /** The pending redirect was processed; its token, if it has one. */
  | { type: 'microsoft.redirected'; token: string | null }
  /** The page is redirecting to Microsoft, or the failure. */
  | { type: 'microsoft.interacted'; failure: string | null };

type MsalInput = { parent: ActorRef<Snapshot<unknown>, MsalFact> };

type MsalContext = MsalInput & {
  settings: SocialProviderSettings | null;
  wantsSignIn: boolean;
  failure: string | null;
};

type MsalEvent =
  | { type: 'redirect.pending'; settings: SocialProviderSettings | null }
  | { type: 'signIn.requested'; settings: SocialProviderSettings | null };

const toParent = ({ context }: { context: MsalContext }) => context.parent;

const nothingCame = { type: 'emitToParent', params: { type: 'microsoft.redirected', token: null } } as const;

export const msalMachine = setup({
  types: {
    context: {} as MsalContext,
    events: {} as MsalEvent,
    input: {} as MsalInput,
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
    emitToParent: sendTo(toParent, (_, fact: MsalFact) => fact),
    emitFailure: sendTo(toParent, ({ context }) => ({
      type: 'microsoft.interacted' as const,
      failure: context.failure,
    })),
  },
  guards: {
    isConfigured: (_, { settings }: { settings: SocialProviderSettings | null }) => !!settings?.client_id,
    hasToken: (_, { token }: { token: string | null }) => token !== null,
    wantsSignIn: ({ context }) => context.wantsSignIn,
  },
}).createMachine({
  id: 'msal',
  context: ({ input }) => ({ ...input, settings: null, wantsSignIn: false, failure: null }),
  initial: 'notInitialised',
  states: {
    notInitialised: {
      on: {
        'redirect.pending': [
          {
            guard: { type: 'isConfigured', params: ({ event }) => event },
            target: 'initialising',
            actions: {
              type: 'remember',
              params: ({ event }) => ({ settings: event.settings, wantsSignIn: false }),
            },
          },
          { actions: nothingCame },
        ],
        'signIn.requested': [
          {
            guard: { type: 'isConfigured', params: ({ event }) => event },
            target: 'initialising',
            actions: {
              type: 'remember',
              params: ({ event }) => ({ settings: event.settings, wantsSignIn: true }),
            },
          },
          { actions: ['refuseUnconfigured', 'emitFailure'] },
        ],
      },
    },
    initialising: {
      tags: 'busy',
      invoke: {
        src: 'initialise',
        input: ({ context }) => ({ settings: context.settings }),
        onDone: 'takingRedirect',
        onError: [
          {
            guard: 'wantsSignIn',
            target: 'notInitialised',
            actions: [{ type: 'rememberFailure', params: ({ event }) => event }, 'emitFailure'],
          },
          {
            target: 'notInitialised',
            actions: [{ type: 'warn', params: ({ event }) => event }, nothingCame],
          },
        ],
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
            actions: {
              type: 'emitToParent',
              params: ({ event }) => ({ type: 'microsoft.redirected', token: event.output.token }),
            },
          },
          { guard: 'wantsSignIn', target: 'interacting' },
          { target: 'initialised', actions: nothingCame },
        ],
        onError: [
          {
            guard: 'wantsSignIn',
            target: 'interacting',
            actions: { type: 'warn', params: ({ event }) => event },
          },
          {
            target: 'initialised',
            actions: [{ type: 'warn', params: ({ event }) => event }, nothingCame],
          },
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
        onDone: { target: 'initialised', actions: 'emitFailure' },
        onError: {
          target: 'initialised',
          actions: [{ type: 'rememberFailure', params: ({ event }) => event }, 'emitFailure'],
        },
      },
    },
  },
});
