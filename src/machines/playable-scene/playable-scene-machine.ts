import { assign, fromPromise, setup, stopChild } from 'xstate';
import type { LiveSessionFact, LiveSessionRef, OpenedSession } from '../live-session/live-session-machine.ts';

export interface PlayableSceneContext {
  live: LiveSessionRef | null;
}

export type PlayableSceneEvent = LiveSessionFact | { type: 'scene.retried' } | { type: 'scene.replayed' };

/** The first minutes of a story with bots, run in this page: opened, played, and ended before the story continues. */
export const playableSceneMachine = setup({
  types: {} as { context: PlayableSceneContext; events: PlayableSceneEvent },
  actors: {
    openScene: fromPromise<OpenedSession>(() => Promise.reject(new Error('`openScene` must be provided'))),
    /** Resolves when the scene has ended. */
    awaitEnd: fromPromise<void>(() => Promise.reject(new Error('`awaitEnd` must be provided'))),
  },
  actions: {
    startScene: assign(({ self, spawn }, { logic, input }: OpenedSession) => ({
      live: spawn(logic, { input: { ...input, start: null, parent: self } }),
    })),
    stopScene: stopChild(({ context }) => context.live ?? ''),
    forgetScene: assign({ live: null }),
  },
}).createMachine({
  id: 'playableScene',
  context: { live: null },
  initial: 'opening',
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'openScene',
        onDone: { target: 'playing', actions: { type: 'startScene', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    playing: {
      invoke: { src: 'awaitEnd', onDone: 'over', onError: 'failed' },
      exit: ['stopScene', 'forgetScene'],
    },
    over: { on: { 'scene.replayed': 'opening' } },
    failed: { tags: 'failed', on: { 'scene.retried': 'opening' } },
  },
});
