import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { expected, mayControl } from '#contract/rules/host-controls.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';

export interface HostConsoleInput {
  sessionId: string;
}

export interface HostConsoleContext extends HostConsoleInput {
  /** The session as everybody sees it; the last answer stays while it is read anew and when that fails. */
  live: LiveAnswer | null;
  control: ControlRequest | null;
  failure: Failure | null;
}

export type HostConsoleEvent =
  /** Something about the running session is different, or may have been while nobody listened. */
  { type: 'session.changed' } | { type: 'control.issued'; control: ControlRequest };

/** The session as the console shows it: with what the host has just done already done, until it is answered or refused. */
export const selectShown = ({ live, control }: HostConsoleContext): LiveAnswer | null =>
  live !== null && control !== null ? expected(live, control) : live;

/** In ms. */
export const hostConsoleDelays = { beforeRetry: 3000 } as const;

/** Follows a running session by the events of its organiser's stream, and controls it; nothing is polled. */
export const hostConsoleMachine = setup({
  types: {} as { context: HostConsoleContext; events: HostConsoleEvent; input: HostConsoleInput },
  actors: {
    readLive: fromPromise<LiveAnswer, HostConsoleInput>(() =>
      Promise.reject(new Error('`readLive` must be provided')),
    ),
    watchSession: fromCallback<{ type: 'none' }, HostConsoleInput, HostConsoleEvent>(() => {
      throw new Error('`watchSession` must be provided');
    }),
    sendControl: fromPromise<LiveAnswer, { sessionId: string; control: ControlRequest }>(() =>
      Promise.reject(new Error('`sendControl` must be provided')),
    ),
  },
  delays: hostConsoleDelays,
  guards: {
    isPossible: ({ context }, { control }: { control: ControlRequest }) =>
      context.live !== null && mayControl(context.live, control),
  },
  actions: {
    /** What was asked for earlier may be answered later. */
    note: assign({
      live: ({ context }, { live }: { live: LiveAnswer }) =>
        context.live !== null && context.live.seq > live.seq ? context.live : live,
    }),
    readOnceMore: raise({ type: 'session.changed' }),
    intend: assign((_, { control }: { control: ControlRequest }) => ({ control, failure: null })),
    forgetControl: assign({ control: null }),
    blame: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'hostConsole',
  context: ({ input }) => ({ ...input, live: null, control: null, failure: null }),
  invoke: { src: 'watchSession', input: ({ context }) => context },
  type: 'parallel',
  states: {
    sight: {
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          initial: 'current',
          invoke: {
            src: 'readLive',
            input: ({ context }) => context,
            onDone: {
              target: 'following',
              actions: { type: 'note', params: ({ event }) => ({ live: event.output }) },
            },
            onError: 'unreadable',
          },
          states: {
            current: { on: { 'session.changed': 'outdated' } },
            /** It changed while it was read: it is read once more, after this. */
            outdated: { exit: 'readOnceMore' },
          },
        },
        following: { on: { 'session.changed': 'reading' } },
        unreadable: {
          tags: 'unreadable',
          after: { beforeRetry: 'reading' },
          on: { 'session.changed': 'reading' },
        },
      },
    },
    hand: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'control.issued': {
              guard: { type: 'isPossible', params: ({ event }) => event },
              target: 'sending',
              actions: { type: 'intend', params: ({ event }) => event },
            },
          },
        },
        sending: {
          exit: 'forgetControl',
          invoke: {
            src: 'sendControl',
            input: ({ context }) => intended(context),
            onDone: {
              target: 'idle',
              actions: { type: 'note', params: ({ event }) => ({ live: event.output }) },
            },
            onError: { target: 'idle', actions: { type: 'blame', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

function intended({ sessionId, control }: HostConsoleContext) {
  if (!control) throw new Error('Nothing is controlled in a state that controls');
  return { sessionId, control };
}
