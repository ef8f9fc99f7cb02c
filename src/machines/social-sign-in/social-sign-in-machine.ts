import { type ActorRef, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { SocialProvider } from '#contract/calls/schemas/identity.ts';
import { logInFailures } from '#contract/words/en/organiser/account/log-in-failures.ts';
import type { SocialProviderSettings } from '#contract/calls/schemas/social-providers.ts';
import { ApiError } from '../../services/http/api-error.ts';
import type { VaultSecret } from '../../services/token-vault/token-vault.ts';
import type { SocialOutcome } from '../../services/social/social-outcome.ts';

type Verification = { provider: SocialProvider; token: string };

/** Our token and the secret of its vault's key. */
export type SocialToken = { token: string; secret: VaultSecret };

/** Events for the parent. */
export type SocialSignInFact =
  | ({ type: 'token.verified' } & SocialToken)
  /** Requests the parent's work-or-school sign-in, which answers `interaction.ended`. */
  | { type: 'microsoft.requested'; settings: SocialProviderSettings };

type SocialSignInInput = { parent: ActorRef<Snapshot<unknown>, SocialSignInFact> };

type SocialSignInContext = SocialSignInInput & {
  providers: readonly SocialProviderSettings[];
  chosen: SocialProviderSettings | null;
  verification: Verification | null;
  failure: string | null;
};

type SocialSignInEvent =
  | { type: 'providers.requested' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  /** A redirect returned a token or code. */
  | ({ type: 'token.returned' } & Verification)
  /** A redirect returned without a token: the person or the provider refused. */
  | { type: 'signIn.refused'; provider: SocialProvider }
  | { type: 'interaction.ended'; failure: string | null }
  | { type: 'page.changed' };

const toParent = ({ context }: { context: SocialSignInContext }) => context.parent;

const missing = (name: string) => () => Promise.reject(new Error(`\`${name}\` must be provided`));

/** In ms. Providers that could not be fetched are fetched again after this. */
export const socialSignInDelays = { reconnect: 5000 } as const;

const socialSignInSetup = setup({
  types: {
    context: {} as SocialSignInContext,
    events: {} as SocialSignInEvent,
    input: {} as SocialSignInInput,
  },
  actors: {
    fetchProviders: fromPromise<readonly SocialProviderSettings[]>(missing('fetchProviders')),
    interact: fromPromise<SocialOutcome, { settings: SocialProviderSettings }>(missing('interact')),
    verify: fromPromise<SocialToken, Verification>(missing('verify')),
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
      failure: logInFailures[provider],
    })),
    adoptFailure: assign((_, { failure }: { failure: string | null }) => ({ failure })),
    emitToken: sendTo(toParent, (_, { token, secret }: SocialToken) => ({
      type: 'token.verified' as const,
      token,
      secret,
    })),
    wantMicrosoft: sendTo(toParent, ({ context }) => ({
      type: 'microsoft.requested' as const,
      settings: chosenOf(context),
    })),
  },
  guards: {
    isOffered: ({ context }, { provider }: { provider: SocialProvider }) =>
      context.providers.some(({ id }) => id === provider),
    isMicrosoft: ({ context }, { provider }: { provider: SocialProvider }) =>
      provider === 'microsoft' && context.providers.some(({ id }) => id === provider),
    hasFailed: (_, { failure }: { failure: string | null }) => failure !== null,
    hasToken: (_, { outcome }: { outcome: SocialOutcome }) => outcome.kind === 'token',
    isLeaving: (_, { outcome }: { outcome: SocialOutcome }) => outcome.kind === 'leaving',
  },
  delays: socialSignInDelays,
});

/** Possible whenever providers are shown, also while the page is being left, since the person may cancel that. */
const choosing = socialSignInSetup.createStateConfig({
  on: {
    'provider.chosen': [
      {
        guard: { type: 'isMicrosoft', params: ({ event }) => event },
        target: 'delegating',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOffered', params: ({ event }) => event },
        target: 'interacting',
        actions: { type: 'choose', params: ({ event }) => event },
      },
    ],
  },
});

export const socialSignInMachine = socialSignInSetup.createMachine({
  id: 'socialSignIn',
  context: ({ input }) => ({ ...input, providers: [], chosen: null, verification: null, failure: null }),
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
      ...choosing,
      invoke: {
        src: 'fetchProviders',
        onDone: { target: 'ready', actions: { type: 'rememberProviders', params: ({ event }) => event } },
        onError: 'unreachable',
      },
    },
    unreachable: {
      on: { ...choosing.on, 'providers.requested': 'fetching' },
      after: { reconnect: 'fetching' },
    },
    ready: choosing,
    delegating: {
      tags: 'busy',
      entry: 'wantMicrosoft',
      on: {
        'interaction.ended': [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'adoptFailure', params: ({ event }) => event },
          },
          { target: 'leaving' },
        ],
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
    leaving: { ...choosing, tags: 'busy' },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context }) => verificationOf(context),
        onDone: {
          target: 'fetching',
          actions: { type: 'emitToken', params: ({ event }) => event.output },
        },
        onError: { target: 'fetching', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
  },
});

function describe(error: unknown): string {
  if (error instanceof ApiError) return error.fieldErrors.token?.[0] ?? error.message;
  return error instanceof Error ? error.message : logInFailures.failed;
}

function chosenOf({ chosen }: SocialSignInContext): SocialProviderSettings {
  if (!chosen) throw new Error('No provider in a state that needs one');
  return chosen;
}

function verificationOf({ verification }: SocialSignInContext): Verification {
  if (!verification) throw new Error('No token in a state that needs one');
  return verification;
}
