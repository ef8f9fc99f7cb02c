import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { isGone, isPassing } from '../../services/http/api-error.ts';

export interface LoaderContext {
  /** The last answer; kept during a refetch and after a failed one, unless the resource no longer exists. */
  data: unknown;
  error: unknown;
}

export type LoaderEvent =
  | { type: 'data.requested' }
  | { type: 'data.outdated' }
  /** The subject has changed: the loaded data belongs to the former subject. */
  | { type: 'subject.changed' };

/** In ms: how long after a temporary failure stale data is fetched again. */
export const loaderDelays = { again: 10_000 } as const;

/** The machine of every screen that fetches and shows data. */
export const loaderMachine = setup({
  types: {} as { context: LoaderContext; events: LoaderEvent; input: { data?: unknown } },
  actors: {
    load: fromPromise<unknown>(() => Promise.reject(new Error('`load` must be provided'))),
    /** Emits when the answer is outdated; the default never does. */
    watch: fromCallback<LoaderEvent>(() => {}),
  },
  actions: {
    keep: assign((_, params: { data: unknown }) => ({ data: params.data, error: undefined })),
    forget: assign({ data: undefined, error: undefined }),
    recordFailure: assign((_, params: { error: unknown }) => ({ error: params.error })),
  },
  guards: {
    isGone: (_, params: { error: unknown }) => isGone(params.error),
    hasData: ({ context }) => context.data !== undefined,
    isPassing: ({ context }) => isPassing(context.error),
  },
  delays: loaderDelays,
}).createMachine({
  id: 'loader',
  context: ({ input }) => ({ data: input.data, error: undefined }),
  invoke: { src: 'watch' },
  on: { 'subject.changed': { target: '.loading', actions: 'forget', reenter: true } },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      on: { 'data.outdated': { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        onDone: {
          target: 'loaded',
          actions: { type: 'keep', params: ({ event }) => ({ data: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: ['forget', { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            guard: 'hasData',
            target: 'stale',
            actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    loaded: { on: { 'data.requested': 'loading', 'data.outdated': 'loading' } },
    stale: {
      tags: 'failed',
      after: { again: { guard: 'isPassing', target: 'loading' } },
      on: { 'data.requested': 'loading', 'data.outdated': 'loading' },
    },
    failed: { tags: 'failed', on: { 'data.requested': 'loading', 'data.outdated': 'loading' } },
  },
});
