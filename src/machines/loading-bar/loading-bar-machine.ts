import { type ActorRefFrom, assign, setup } from 'xstate';
import { loadingBar } from '#contract/rules/business-constants.ts';

type LoadingBarContext = { elapsedMs: number; failed: boolean };

type LoadingBarEvent =
  | { type: 'loading.started' }
  | { type: 'loading.finished' }
  | { type: 'loading.failed' };

/** Milliseconds. */
export const loadingBarDelays = {
  throttle: loadingBar.throttleMs,
  tick: 100,
  hide: loadingBar.hideMs,
  reset: loadingBar.resetMs,
} as const;

export const loadingBarMachine = setup({
  types: { context: {} as LoadingBarContext, events: {} as LoadingBarEvent },
  actions: {
    begin: assign({ elapsedMs: 0, failed: false }),
    advance: assign({ elapsedMs: ({ context }) => context.elapsedMs + loadingBarDelays.tick }),
    turnRed: assign({ failed: true }),
  },
  delays: loadingBarDelays,
}).createMachine({
  id: 'loadingBar',
  context: { elapsedMs: 0, failed: false },
  initial: 'idle',
  states: {
    idle: {
      entry: 'begin',
      on: { 'loading.started': 'throttled', 'loading.failed': { target: 'finished', actions: 'turnRed' } },
    },
    throttled: {
      after: { throttle: 'loading' },
      on: { 'loading.finished': 'idle', 'loading.failed': { target: 'finished', actions: 'turnRed' } },
    },
    loading: {
      tags: ['busy', 'visible'],
      after: { tick: { target: 'loading', reenter: true, actions: 'advance' } },
      on: { 'loading.finished': 'finished', 'loading.failed': { target: 'finished', actions: 'turnRed' } },
    },
    finished: {
      tags: 'visible',
      after: { hide: 'hidden' },
      on: { 'loading.started': { target: 'loading', actions: 'begin' } },
    },
    hidden: {
      after: { reset: 'idle' },
      on: { 'loading.started': { target: 'throttled', actions: 'begin' } },
    },
  },
});

export type LoadingBarActorRef = ActorRefFrom<typeof loadingBarMachine>;
