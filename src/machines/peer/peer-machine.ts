import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import type { LineQuality } from '../../services/rooms/line-quality.ts';
import type { OwnStatus } from '../../services/rooms/room-engine.ts';

export interface PeerInput {
  own: string;
  /** The other seat. */
  seatId: string;
  /** Whether the peer is present at the table; false if only a signal was received so far. */
  present: boolean;
  newAttempt: () => string;
}

export interface PeerContext extends PeerInput {
  /** The current connection: its id, whether this side offered, and the offer it answers. */
  attempt: string;
  offering: boolean;
  offer: string | null;
  status: OwnStatus;
  line: LineQuality;
  /** Failed attempts since the last connection. */
  failures: number;
}

export type LinkInput = Pick<PeerContext, 'seatId' | 'attempt' | 'offering' | 'offer'>;
export type LinkCommand = { type: 'signal.passed'; signal: RoomSignal } | { type: 'route.requested' };
export type LinkReport =
  | { type: 'link.connected' }
  | { type: 'link.lost' }
  | { type: 'link.failed' }
  | { type: 'link.status'; status: OwnStatus }
  | { type: 'link.line'; line: LineQuality };

export type PeerEvent =
  | LinkReport
  | { type: 'signal.received'; signal: RoomSignal }
  /** This device has changed its network. */
  | { type: 'network.changed' }
  | { type: 'peer.joined' }
  | { type: 'peer.left' }
  | { type: 'room.left' };

/** In ms: the time after which an unanswered hello or an unconnected attempt is restarted. */
export const peerDelays = { stuck: 5000 } as const;

/** Consecutive failed attempts after which a peer is reported as unreachable. */
const outOfReachAfter = 3;
export const isOutOfReach = ({ failures }: Pick<PeerContext, 'failures'>) => failures >= outOfReachAfter;

/** Flags of a hello: an answer to a hello, and a request for an ICE restart, which only the offering side may start. */
export const hello = { here: 'here', anew: 'anew' } as const;

const silent: OwnStatus = { microphone: false, camera: false, speaking: false };
type SignalEvent = { signal: RoomSignal };
const eventParams = ({ event }: { event: SignalEvent }) => event;
const sayHere = {
  type: 'say',
  params: ({ event: { signal } }: { event: SignalEvent }) => ({
    to: signal.from,
    attempt: signal.attempt,
    kind: 'hello' as const,
    payload: hello.here,
  }),
} as const;
/** The offering side restarts ICE; the other side requests it. */
const requestPath = {
  type: 'say',
  params: ({ context: { seatId, attempt } }: { context: PeerContext }) => ({
    to: seatId,
    attempt,
    kind: 'hello' as const,
    payload: hello.anew,
  }),
} as const;

/**
 * One peer in the mesh, from the first signal to the last. The newcomer sends a hello, present peers answer, the
 * newcomer offers. When two offer at once, the offer of the lower seat id wins. A bare hello means that the peer has no
 * connection. A lost connection restarts ICE first, and is replaced by a new attempt if that fails in time.
 */
export const peerMachine = setup({
  types: {} as { context: PeerContext; events: PeerEvent; input: PeerInput },
  actors: {
    /** One connection attempt. */
    holdLink: fromCallback<LinkCommand, LinkInput, LinkReport>(() => {
      throw new Error('`holdLink` must be provided');
    }),
  },
  delays: peerDelays,
  actions: {
    say: (
      _,
      _params: { to: string; attempt: string; kind: 'hello' | 'bye'; payload?: string | undefined },
    ) => {
      throw new Error('`say` must be provided');
    },
    beginOffer: assign(({ context }) => ({ attempt: context.newAttempt(), offering: true, offer: null })),
    beginAnswer: assign((_, { signal }: SignalEvent) => ({
      attempt: signal.attempt,
      offering: false,
      offer: signal.payload ?? '',
    })),
    passSignal: sendTo('link', (_, { signal }: SignalEvent) => ({ type: 'signal.passed' as const, signal })),
    requestRoute: sendTo('link', { type: 'route.requested' }),
    welcome: assign({ present: true }),
    noteStatus: assign((_, { status }: { status: OwnStatus }) => ({ status })),
    noteLine: assign((_, { line }: { line: LineQuality }) => ({ line })),
    forgetPair: assign({ status: silent, line: 'unknown' }),
    noteFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, outOfReachAfter) }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    isPresent: ({ context }) => context.present,
    isOffering: ({ context }) => context.offering,
    isBye: (_, { signal }: SignalEvent) => signal.kind === 'bye',
    isOffer: (_, { signal }: SignalEvent) => signal.kind === 'offer',
    isHere: (_, { signal }: SignalEvent) => signal.kind === 'hello' && signal.payload === hello.here,
    isBareHello: (_, { signal }: SignalEvent) =>
      signal.kind === 'hello' && signal.payload !== hello.here && signal.payload !== hello.anew,
    isPathRequest: ({ context }, { signal }: SignalEvent) =>
      signal.kind === 'hello' &&
      signal.payload === hello.anew &&
      signal.attempt === context.attempt &&
      context.offering,
    isOfPair: ({ context }, { signal }: SignalEvent) =>
      signal.attempt === context.attempt && ['offer', 'answer', 'candidate'].includes(signal.kind),
    /** Both sides have offered, and the own offer wins. */
    isOverruled: ({ context }, { signal }: SignalEvent) =>
      signal.kind === 'offer' &&
      signal.attempt !== context.attempt &&
      context.offering &&
      context.own < signal.from,
  },
}).createMachine({
  id: 'peer',
  context: ({ input }) => ({
    ...input,
    attempt: '',
    offering: false,
    offer: null,
    status: silent,
    line: 'unknown',
    failures: 0,
  }),
  initial: 'arriving',
  on: {
    'signal.received': [
      { guard: { type: 'isBye', params: eventParams }, target: '.awaited' },
      {
        guard: { type: 'isHere', params: eventParams },
        target: '.paired',
        reenter: true,
        actions: 'beginOffer',
      },
      {
        guard: { type: 'isBareHello', params: eventParams },
        target: '.awaited',
        actions: sayHere,
      },
      {
        guard: { type: 'isOffer', params: eventParams },
        target: '.paired',
        reenter: true,
        actions: { type: 'beginAnswer', params: eventParams },
      },
    ],
    'peer.left': '.over',
    'room.left': '.over',
  },
  states: {
    arriving: { always: [{ guard: 'isPresent', target: 'greeting' }, { target: 'awaited' }] },
    /** No answer yet. */
    greeting: {
      entry: {
        type: 'say',
        params: ({ context }) => ({ to: context.seatId, attempt: context.newAttempt(), kind: 'hello' }),
      },
      after: { stuck: { target: 'greeting', reenter: true } },
    },
    /** The peer knows of this seat, and is to offer. */
    awaited: {
      on: { 'peer.joined': { target: 'greeting', actions: 'welcome' } },
      after: { stuck: { guard: 'isPresent', target: 'greeting' } },
    },
    paired: {
      exit: 'forgetPair',
      invoke: { id: 'link', src: 'holdLink', input: ({ context }) => context },
      on: {
        'signal.received': [
          { guard: { type: 'isPathRequest', params: eventParams }, actions: 'requestRoute' },
          {
            guard: { type: 'isOfPair', params: eventParams },
            actions: { type: 'passSignal', params: eventParams },
          },
        ],
        'network.changed': [{ guard: 'isOffering', actions: 'requestRoute' }, { actions: requestPath }],
        'link.lost': [
          { guard: 'isOffering', target: '.connecting', actions: 'requestRoute' },
          { target: '.connecting', actions: requestPath },
        ],
        'peer.joined': { actions: 'welcome' },
        'link.failed': [
          { guard: 'isPresent', target: 'greeting', actions: 'noteFailure' },
          { target: 'awaited', actions: 'noteFailure' },
        ],
        'link.status': { actions: { type: 'noteStatus', params: ({ event }) => event } },
        'link.line': { actions: { type: 'noteLine', params: ({ event }) => event } },
        'room.left': {
          target: 'over',
          actions: {
            type: 'say',
            params: ({ context }) => ({ to: context.seatId, attempt: context.attempt, kind: 'bye' }),
          },
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          on: {
            'link.connected': 'connected',
            'signal.received': [
              { guard: { type: 'isOverruled', params: eventParams } },
              {
                guard: { type: 'isBareHello', params: eventParams },
                target: '#peer.awaited',
                actions: ['noteFailure', sayHere],
              },
            ],
          },
          after: { stuck: { guard: 'isPresent', target: '#peer.greeting', actions: 'noteFailure' } },
        },
        connected: { entry: 'forgetFailures' },
      },
    },
    over: { type: 'final' },
  },
});

export type PeerRef = ActorRefFrom<typeof peerMachine>;
