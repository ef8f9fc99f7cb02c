import { type ActorRef, type ActorRefFrom, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { BuildMetadata } from '#contract/calls/schemas/site.ts';

/** What the parent is told. */
export type BuildUpdateFact = { type: 'reload.wanted' };

type BuildUpdateInput = { path: string; parent: ActorRef<Snapshot<unknown>, BuildUpdateFact> };

type BuildUpdateContext = BuildUpdateInput & {
  /** The build that this page came from. */
  build: string | null;
  redirects: Readonly<Record<string, string>>;
};

type BuildUpdateEvent =
  | { type: 'page.changed'; path: string }
  | { type: 'reload.requested' }
  | { type: 'offer.dismissed' }
  /** A file of the page's own build did not arrive. */
  | { type: 'file.missing' };

/** Milliseconds. */
export const buildUpdateDelays = { betweenChecks: 5 * 60_000, untilOfferedAgain: 60 * 60_000 } as const;

export const buildUpdateMachine = setup({
  types: {
    context: {} as BuildUpdateContext,
    events: {} as BuildUpdateEvent,
    input: {} as BuildUpdateInput,
  },
  actors: {
    readMetadata: fromPromise<BuildMetadata>(() =>
      Promise.reject(new Error('`readMetadata` must be provided')),
    ),
  },
  actions: {
    rememberPath: assign((_, { path }: { path: string }) => ({ path })),
    rememberRules: assign(({ context }, { build, redirects = {} }: BuildMetadata) => ({
      build: context.build ?? build,
      redirects,
    })),
    wantReload: sendTo(({ context }) => context.parent, { type: 'reload.wanted' }),
  },
  guards: {
    isNewBuild: ({ context }, { build }: BuildMetadata) => context.build !== null && build !== context.build,
    isInExperience: ({ context }) => context.path.startsWith('/experience'),
  },
  delays: buildUpdateDelays,
}).createMachine({
  id: 'buildUpdate',
  context: ({ input }) => ({ ...input, build: null, redirects: {} }),
  on: {
    'page.changed': { actions: { type: 'rememberPath', params: ({ event }) => event } },
    'file.missing': '.searching',
  },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'readMetadata',
        onDone: [
          {
            guard: { type: 'isNewBuild', params: ({ event }) => event.output },
            target: 'outdated',
            actions: { type: 'rememberRules', params: ({ event }) => event.output },
          },
          {
            target: 'current',
            actions: { type: 'rememberRules', params: ({ event }) => event.output },
          },
        ],
        onError: 'current',
      },
    },
    current: {
      after: {
        betweenChecks: [
          { guard: 'isInExperience', target: 'current', reenter: true },
          { target: 'checking' },
        ],
      },
    },
    /** Only a new build explains a missing file and is a reason to reload; on a dead line a reload loses the page. */
    searching: {
      invoke: {
        src: 'readMetadata',
        onDone: [
          {
            guard: { type: 'isNewBuild', params: ({ event }) => event.output },
            target: 'outdated',
            actions: [{ type: 'rememberRules', params: ({ event }) => event.output }, 'wantReload'],
          },
          { target: 'current' },
        ],
        onError: 'current',
      },
    },
    outdated: {
      initial: 'offered',
      states: {
        offered: { on: { 'offer.dismissed': 'dismissed' } },
        dismissed: { after: { untilOfferedAgain: 'offered' } },
      },
      on: {
        'file.missing': { actions: 'wantReload' },
        'reload.requested': [{ guard: 'isInExperience' }, { actions: 'wantReload' }],
      },
    },
  },
});

export type BuildUpdateActorRef = ActorRefFrom<typeof buildUpdateMachine>;
