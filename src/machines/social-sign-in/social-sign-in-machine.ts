import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { SocialProvider, TokenAnswer } from '#contract/calls/schemas/identity.ts';
import { providerNames, type SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { ApiError } from '../../services/http/api-error.ts';
import type { SocialOutcome } from '../../services/social/social-outcome.ts';

type Verification = { provider: SocialProvider; token: string };

type SocialSignInContext = {
  providers: readonly SocialProviderSettings[];
  chosen: SocialProviderSettings | null;
  verification: Verification | null;
  failure: string | null;
};

type SocialSignInEvent =
  | { type: 'providers.requested' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  /** A redirect came back with a token or code. */
  | ({ type: 'token.returned' } & Verification)
  /** A redirect came back with nothing: the person said no, or the provider did. */
  | { type: 'signIn.refused'; provider: SocialProvider }
  | { type: 'page.changed' };

const missing = (name: string) => () => Promise.reject(new Error(`\`${name}\` must be provided`));

export const socialSignInMachine = setup({
  types: {
    context: {} as SocialSignInContext,
    events: {} as SocialSignInEvent,
    emitted: {} as { type: 'token.verified'; token: string },
  },
  actors: {
    fetchProviders: fromPromise<readonly SocialProviderSettings[]>(missing('fetchProviders')),
    interact: fromPromise<SocialOutcome, { settings: SocialProviderSettings }>(missing('interact')),
    verify: fromPromise<TokenAnswer, Verification>(missing('verify')),
  },
  actions: {
    rememberProviders: assign((_, { output }: { output: readonly SocialProviderSettings[] }) => ({
      providers: output,
    })),
    choose: assign(({ context }, { provider }: { provider: SocialProvider }) => ({
      chosen: context.providers.find(({ id }) => id === provider) ?? null,
      failure: null,
    })),
    rememberToken: assign((_, { provider, token }: Verification) => ({
      verification: { provider, token },
      failure: null,
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({
      failure: describe(error),
    })),
    forgetFailure: assign({ failure: null }),
    rememberRefusal: assign((_, { provider }: { provider: SocialProvider }) => ({
      failure: `${providerNames[provider]} did not sign you in. Please try again.`,
    })),
    reportToken: emit((_, { token }: { token: string }) => ({ type: 'token.verified', token })),
  },
  guards: {
    isOffered: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.providers.some(({ id }) => id === provider),
    hasToken: (_, { outcome }: { outcome: SocialOutcome }) => outcome.kind === 'token',
    isLeaving: (_, { outcome }: { outcome: SocialOutcome }) => outcome.kind === 'leaving',
  },
}).createMachine({
  id: 'socialSignIn',
  context: { providers: [], chosen: null, verification: null, failure: null },
  initial: 'unknown',
  on: {
    'token.returned': {
      target: '.verifying',
      actions: { type: 'rememberToken', params: ({ event }) => event },
    },
    'page.changed': { actions: 'forgetFailure' },
    'signIn.refused': { actions: { type: 'rememberRefusal', params: ({ event }) => event } },
  },
  states: {
    unknown: {
      on: { 'providers.requested': 'fetching' },
    },
    fetching: {
      invoke: {
        src: 'fetchProviders',
        onDone: { target: 'ready', actions: { type: 'rememberProviders', params: ({ event }) => event } },
        onError: 'unknown',
      },
    },
    ready: {
      on: {
        'provider.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'interacting',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    interacting: {
      tags: 'busy',
      invoke: {
        src: 'interact',
        input: ({ context }) => ({ settings: chosenOf(context) }),
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => ({ outcome: event.output }) },
            target: 'verifying',
            actions: {
              type: 'rememberToken',
              params: ({ context, event }) => ({
                provider: chosenOf(context).id,
                token: event.output.kind === 'token' ? event.output.token : '',
              }),
            },
          },
          {
            guard: { type: 'isLeaving', params: ({ event }) => ({ outcome: event.output }) },
            target: 'leaving',
          },
          { target: 'ready' },
        ],
        onError: { target: 'ready', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    leaving: {
      tags: 'busy',
      on: {
        'provider.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'interacting',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context }) => verificationOf(context),
        onDone: {
          target: 'fetching',
          actions: { type: 'reportToken', params: ({ event }) => ({ token: event.output.token }) },
        },
        onError: { target: 'fetching', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
  },
});

export type SocialSignInActorRef = ActorRefFrom<typeof socialSignInMachine>;

function describe(error: unknown): string {
  if (error instanceof ApiError) return error.fieldErrors.token?.[0] ?? error.message;
  return error instanceof Error ? error.message : 'The sign-in failed. Please try again.';
}

function chosenOf({ chosen }: SocialSignInContext): SocialProviderSettings {
  if (!chosen) throw new Error('No provider in a state that needs one');
  return chosen;
}

function verificationOf({ verification }: SocialSignInContext): Verification {
  if (!verification) throw new Error('No token in a state that needs one');
  return verification;
}
