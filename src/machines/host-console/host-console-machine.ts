import { type ActorRefFrom, assign, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { commandMachine } from '../command/command-machine.ts';

export interface HostConsoleInput {
  sessionId: string;
}

export interface HostConsoleContext extends HostConsoleInput {
  /** The session as everybody sees it; the last answer stays while it is read anew and when that fails. */
  live: LiveAnswer | null;
}

export type HostConsoleEvent =
  /** Something about the running session is different, or may have been while nobody listened. */
  { type: 'session.changed' } | { type: 'control.issued'; control: ControlRequest; key: string };

/** In ms. */
export const hostConsoleDelays = { beforeRetry: 3000 } as const;

/** Follows a running session by the events of its organiser's stream, and controls it; nothing is polled. */
export const hostConsoleMachine = setup({
  types: {} as {
    context: HostConsoleContext;
    events: HostConsoleEvent;
    input: HostConsoleInput;
    children: { command: 'command' };
  },
  actors: {
    readLive: fromPromise<LiveAnswer, HostConsoleInput>(() =>
      Promise.reject(new Error('`readLive` must be provided')),
    ),
    watchSession: fromCallback<{ type: 'none' }, HostConsoleInput, HostConsoleEvent>(() => {
      throw new Error('`watchSession` must be provided');
    }),
    command: commandMachine,
  },
  delays: hostConsoleDelays,
  actions: {
    note: assign({ live: (_, params: { live: LiveAnswer }) => params.live }),
    readOnceMore: raise({ type: 'session.changed' }),
    command: sendTo('command', (_, { control, key }: { control: ControlRequest; key: string }) => ({
      type: 'command.issued' as const,
      values: control,
      freshKey: key,
    })),
  },
}).createMachine({
  id: 'hostConsole',
  context: ({ input }) => ({ ...input, live: null }),
  invoke: [
    { id: 'command', src: 'command' },
    { src: 'watchSession', input: ({ context }) => context },
  ],
  on: { 'control.issued': { actions: { type: 'command', params: ({ event }) => event } } },
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
      tags: 'failed',
      after: { beforeRetry: 'reading' },
      on: { 'session.changed': 'reading' },
    },
  },
});

export type HostConsoleRef = ActorRefFrom<typeof hostConsoleMachine>;
