import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { expected, mayControl } from '#contract/rules/sessions/host-controls.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';

export interface HostConsoleInput {
  sessionId: string;
}

export interface HostConsoleContext extends HostConsoleInput {
  /** The session as published; the last answer stays during a refetch and after a failed one. */
  live: LiveAnswer | null;
  /** The host's unanswered acts: the first is being sent, the others are queued. */
  controls: readonly ControlRequest[];
  failure: Failure | null;
}

export type HostConsoleEvent =
  /** The running session has changed, or may have during a gap in the stream. */
  { type: 'session.changed' } | { type: 'control.issued'; control: ControlRequest };

/** The session as the console shows it: with the host's unanswered acts applied, until they are answered or refused. */
export const selectShown = ({ live, controls }: HostConsoleContext): LiveAnswer | null =>
  live && controls.reduce(expected, live);

const isToggle = ({ action }: ControlRequest) => action === 'hold' || action === 'resume';

/** Whether its button is pressed; pause and resume share one button, pressed while either is being sent. */
export const isUnderWay = ({ controls }: HostConsoleContext, wanted: ControlRequest): boolean =>
  controls.some((control) => control.action === wanted.action || (isToggle(control) && isToggle(wanted)));

/** Acts of which one is sent at a time: a second click of the same button is a double click. */
const onceAtATime: readonly ControlRequest['action'][] = [
  'start_now',
  'hold',
  'resume',
  'extend',
  'skip',
  'end',
];

/** In ms. */
export const hostConsoleDelays = { beforeRetry: 3000 } as const;

/** Follows a running session by its organiser's event stream, without polling, and controls it. */
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
    isPossible: ({ context }, { control }: { control: ControlRequest }) => {
      const shown = selectShown(context);
      const isRepeated = onceAtATime.includes(control.action) && isUnderWay(context, control);
      return shown !== null && mayControl(shown, control) && !isRepeated;
    },
    isOneWaiting: ({ context }) => context.controls.length > 0,
  },
  actions: {
    /** Responses may arrive out of order. */
    note: assign({
      live: ({ context }, { live }: { live: LiveAnswer }) =>
        context.live !== null && context.live.seq > live.seq ? context.live : live,
    }),
    readOnceMore: raise({ type: 'session.changed' }),
    intend: assign(({ context }, { control }: { control: ControlRequest }) => ({
      controls: [...context.controls, control],
      failure: null,
    })),
    forgetFirst: assign({ controls: ({ context }) => context.controls.slice(1) }),
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'hostConsole',
  context: ({ input }) => ({ ...input, live: null, controls: [], failure: null }),
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
            /** It changed during the request: it is fetched again afterwards. */
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
      on: {
        'control.issued': {
          guard: { type: 'isPossible', params: ({ event }) => event },
          actions: { type: 'intend', params: ({ event }) => event },
        },
      },
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isOneWaiting', target: 'sending' } },
        sending: {
          exit: 'forgetFirst',
          invoke: {
            src: 'sendControl',
            input: ({ context }) => intended(context),
            onDone: {
              target: 'idle',
              actions: { type: 'note', params: ({ event }) => ({ live: event.output }) },
            },
            onError: { target: 'idle', actions: { type: 'recordFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

function intended({ sessionId, controls: [control] }: HostConsoleContext) {
  if (!control) throw new Error('Nothing is controlled in a state that controls');
  return { sessionId, control };
}
