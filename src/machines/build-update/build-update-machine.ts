import { type ActorRef, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { BuildMetadata } from '#contract/calls/schemas/site.ts';

/** Events for the parent. */
export type BuildUpdateFact = { type: 'reload.wanted' };

type BuildUpdateInput = { path: string; parent: ActorRef<Snapshot<unknown>, BuildUpdateFact> };

type BuildUpdateContext = BuildUpdateInput & {
  /** The build of this page. */
  build: string | null;
  redirects: Readonly<Record<string, string>>;
  /** The last file that failed to load, and the one that the server delivered after that. */
  missing: string;
  found: string | null;
};

type BuildUpdateEvent =
  | { type: 'page.changed'; path: string }
  | { type: 'reload.requested' }
  | { type: 'offer.dismissed' }
  /** A file of the page's own build failed to load. */
  | { type: 'file.missing'; file: string };

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
    /** Whether the server delivers it now. */
    findFile: fromPromise<boolean, { file: string }>(() =>
      Promise.reject(new Error('`findFile` must be provided')),
    ),
  },
  actions: {
    rememberPath: assign((_, { path }: { path: string }) => ({ path })),
    rememberRules: assign(({ context }, { build, redirects = {} }: BuildMetadata) => ({
      build: context.build ?? build,
      redirects,
    })),
    noteMissing: assign({ missing: (_, { file }: { file: string }) => file }),
    noteFound: assign({ found: ({ context }) => context.missing }),
    requestReload: sendTo(({ context }) => context.parent, { type: 'reload.wanted' }),
  },
  guards: {
    isNewBuild: ({ context }, { build }: BuildMetadata) => context.build !== null && build !== context.build,
    isInExperience: ({ context }) => context.path.startsWith('/experience'),
    isFound: (_, { found }: { found: boolean }) => found,
    isFoundAgain: ({ context }, { found }: { found: boolean }) => found && context.found === context.missing,
  },
  delays: buildUpdateDelays,
}).createMachine({
  id: 'buildUpdate',
  context: ({ input }) => ({ ...input, build: null, redirects: {}, missing: '', found: null }),
  on: {
    'page.changed': { actions: { type: 'rememberPath', params: ({ event }) => event } },
    'file.missing': { target: '.searching', actions: { type: 'noteMissing', params: ({ event }) => event } },
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
    /** A new build explains a missing file and justifies a reload; without a connection a reload loses the page. */
    searching: {
      invoke: {
        src: 'readMetadata',
        onDone: [
          {
            guard: { type: 'isNewBuild', params: ({ event }) => event.output },
            target: 'outdated',
            actions: [{ type: 'rememberRules', params: ({ event }) => event.output }, 'requestReload'],
          },
          { target: 'finding' },
        ],
        onError: 'finding',
      },
    },
    /**
     * Firefox does not request a file again once its import has failed: if the server delivers the file, only a reload of
     * the page loads it.
     */
    finding: {
      invoke: {
        src: 'findFile',
        input: ({ context }) => ({ file: context.missing }),
        onDone: [
          {
            guard: { type: 'isFoundAgain', params: ({ event }) => ({ found: event.output }) },
            target: 'current',
            actions: 'requestReload',
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'current',
            actions: 'noteFound',
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
        'file.missing': { actions: 'requestReload' },
        'reload.requested': [{ guard: 'isInExperience' }, { actions: 'requestReload' }],
      },
    },
  },
});
