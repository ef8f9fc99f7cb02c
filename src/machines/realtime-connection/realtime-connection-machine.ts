import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  fromCallback,
  not,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { RealtimeProblem, RealtimeState } from '../../services/realtime/realtime-client.ts';
import type { ConnectionCommand, ConnectionInput, ConnectionReport } from './hold-connection-actor.ts';
import type { RealtimeFact } from './realtime-facts.ts';

export interface RealtimeConnectionContext {
  token: ConnectionInput['token'];
  parent: ActorRef<Snapshot<unknown>, RealtimeFact>;
  channels: readonly string[];
  presence: Readonly<Record<string, unknown>>;
  /** Channels that have been attached at least once on this connection. */
  seen: readonly string[];
  /** Channels that may have missed messages until the parent has loaded a snapshot. */
  gaps: readonly string[];
  problem: RealtimeProblem | undefined;
  waits: boolean;
}

export type RealtimeConnectionEvent =
  | ConnectionReport
  | ConnectionCommand
  | { type: 'snapshot.loaded'; channel: string }
  /** The connection may be opened now. */
  | { type: 'connection.requested' };

export type RealtimeConnectionInput = ConnectionInput & {
  parent: RealtimeConnectionContext['parent'];
  /** The connection is deferred until it is requested. */
  waits: boolean;
};

/** In ms. The delay of a new connection after one that the SDK gave up, such as a refused token or a failed file. */
export const realtimeConnectionDelays = { beforeReopening: 5000 } as const;

const toParent = ({ context }: { context: RealtimeConnectionContext }) => context.parent;

const connectionSetup = setup({
  types: {} as {
    context: RealtimeConnectionContext;
    events: RealtimeConnectionEvent;
    input: RealtimeConnectionInput;
  },
  actors: {
    holdConnection: fromCallback<ConnectionCommand, ConnectionInput, ConnectionReport>(() => {
      throw new Error('`holdConnection` must be provided');
    }),
  },
  delays: realtimeConnectionDelays,
  guards: {
    isWaiting: ({ context }) => context.waits,
    isNow: (_, params: { state: RealtimeState; now: RealtimeState }) => params.state === params.now,
    isContinuous: ({ context }, params: { resumed: boolean }) => params.resumed && context.gaps.length === 0,
    isContinuousAfterGap: (_, params: { resumed: boolean }) => params.resumed,
    isLastGap: ({ context }, params: { channel: string }) =>
      context.gaps.every((channel) => channel === params.channel),
  },
  actions: {
    emitToParent: sendTo(toParent, (_, fact: RealtimeFact) => fact),
    emitGap: sendTo(toParent, ({ context }, params: { channel: string }) => ({
      type: 'gap.found' as const,
      channel: params.channel,
      first: !context.seen.includes(params.channel),
    })),
    noteGap: assign({
      gaps: ({ context }, params: { channel: string }) => [...new Set([...context.gaps, params.channel])],
    }),
    noteSeen: assign({
      seen: ({ context }, params: { channel: string }) => [...new Set([...context.seen, params.channel])],
    }),
    closeGap: assign({
      gaps: ({ context }, params: { channel: string }) =>
        context.gaps.filter((channel) => channel !== params.channel),
    }),
    keepProblem: assign({ problem: (_, params: { problem: RealtimeProblem | undefined }) => params.problem }),
    addChannel: assign({
      channels: ({ context }, params: { channel: string }) => [
        ...new Set([...context.channels, params.channel]),
      ],
    }),
    dropChannel: assign(({ context }, params: { channel: string }) => ({
      channels: context.channels.filter((channel) => channel !== params.channel),
      seen: context.seen.filter((channel) => channel !== params.channel),
      gaps: context.gaps.filter((channel) => channel !== params.channel),
    })),
    keepPresence: assign({
      presence: ({ context }, params: { channel: string; data?: unknown }) => ({
        ...context.presence,
        [params.channel]: params.data,
      }),
    }),
    dropPresence: assign({
      presence: ({ context }, params: { channel: string }) =>
        Object.fromEntries(
          Object.entries(context.presence).filter(([channel]) => channel !== params.channel),
        ),
    }),
    command: sendTo('connection', (_, command: ConnectionCommand) => command),
    forgetToken: assign({ token: null }),
    forgetPast: assign({ seen: [], gaps: [], problem: undefined }),
  },
});

/** Commands before the connection exists are stored until it does. */
const withoutLine = connectionSetup.createStateConfig({
  on: {
    'channel.joined': { actions: { type: 'addChannel', params: ({ event }) => event } },
    'channel.left': { actions: { type: 'dropChannel', params: ({ event }) => event } },
    'presence.entered': { actions: { type: 'keepPresence', params: ({ event }) => event } },
    'presence.left': { actions: { type: 'dropPresence', params: ({ event }) => event } },
  },
});

export const realtimeConnectionMachine = connectionSetup.createMachine({
  id: 'realtimeConnection',
  context: ({ input }) => ({ ...input, seen: [], gaps: [], problem: undefined }),
  initial: 'aside',
  states: {
    aside: {
      always: { guard: not('isWaiting'), target: 'held' },
      on: { ...withoutLine.on, 'connection.requested': 'held' },
    },
    held: {
      exit: 'forgetToken',
      invoke: {
        id: 'connection',
        src: 'holdConnection',
        input: ({ context: { token, channels, presence } }) => ({ token, channels, presence }),
      },
      initial: 'connecting',
      on: {
        'connection.changed': [
          {
            guard: { type: 'isNow', params: ({ event }) => ({ state: event.state, now: 'connected' }) },
            target: '.connected',
            actions: { type: 'emitToParent', params: { type: 'realtime.connected' } },
          },
          {
            guard: { type: 'isNow', params: ({ event }) => ({ state: event.state, now: 'disconnected' }) },
            target: '.disconnected',
            actions: { type: 'emitToParent', params: { type: 'realtime.disconnected' } },
          },
          {
            guard: { type: 'isNow', params: ({ event }) => ({ state: event.state, now: 'suspended' }) },
            target: '.suspended',
            actions: { type: 'emitToParent', params: { type: 'realtime.suspended' } },
          },
          {
            guard: { type: 'isNow', params: ({ event }) => ({ state: event.state, now: 'failed' }) },
            target: 'failed',
            actions: [
              { type: 'keepProblem', params: ({ event }) => ({ problem: event.problem }) },
              {
                type: 'emitToParent',
                params: ({ event }) => ({ type: 'realtime.failed', problem: event.problem }),
              },
            ],
          },
        ],
        'message.received': {
          actions: { type: 'emitToParent', params: ({ event }) => ({ ...event, type: 'realtime.message' }) },
        },
        'members.changed': {
          actions: { type: 'emitToParent', params: ({ event }) => ({ ...event, type: 'realtime.presence' }) },
        },
        'channel.refused': {
          actions: { type: 'emitToParent', params: ({ event }) => ({ ...event, type: 'realtime.refused' }) },
        },
        'channel.joined': {
          actions: [
            { type: 'addChannel', params: ({ event }) => event },
            { type: 'command', params: ({ event }) => event },
          ],
        },
        'channel.left': {
          actions: [
            { type: 'dropChannel', params: ({ event }) => event },
            { type: 'command', params: ({ event }) => event },
          ],
        },
        'presence.entered': {
          actions: [
            { type: 'keepPresence', params: ({ event }) => event },
            { type: 'command', params: ({ event }) => event },
          ],
        },
        'presence.left': {
          actions: [
            { type: 'dropPresence', params: ({ event }) => event },
            { type: 'command', params: ({ event }) => event },
          ],
        },
        'message.sent': { actions: { type: 'command', params: ({ event }) => event } },
      },
      states: {
        connecting: { tags: 'busy' },
        disconnected: { tags: 'busy' },
        suspended: { tags: ['busy', 'blocking'] },
        connected: {
          initial: 'steady',
          on: {
            'channel.attached': [
              {
                guard: { type: 'isContinuous', params: ({ event }) => event },
                target: '.resumed',
                actions: { type: 'noteSeen', params: ({ event }) => event },
              },
              {
                guard: { type: 'isContinuousAfterGap', params: ({ event }) => event },
                target: '.gapFound',
                actions: { type: 'noteSeen', params: ({ event }) => event },
              },
              {
                target: '.gapFound',
                actions: [
                  { type: 'emitGap', params: ({ event }) => event },
                  { type: 'noteGap', params: ({ event }) => event },
                  { type: 'noteSeen', params: ({ event }) => event },
                ],
              },
            ],
            'snapshot.loaded': [
              {
                guard: { type: 'isLastGap', params: ({ event }) => event },
                target: '.steady',
                actions: { type: 'closeGap', params: ({ event }) => event },
              },
              { actions: { type: 'closeGap', params: ({ event }) => event } },
            ],
          },
          states: { steady: {}, resumed: {}, gapFound: { tags: 'busy' } },
        },
      },
    },
    failed: {
      tags: ['failed', 'blocking'],
      after: { beforeReopening: { target: 'held', actions: 'forgetPast' } },
      on: withoutLine.on,
    },
  },
});

export type RealtimeConnectionRef = ActorRefFrom<typeof realtimeConnectionMachine>;
