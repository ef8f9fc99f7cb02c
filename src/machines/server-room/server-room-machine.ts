import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { RoomPeer } from '../../services/rooms/room-engine.ts';

export interface ServerRoomContext {
  own: string;
  access: RoomAccess | null;
  peers: readonly RoomPeer[];
  /** Failed or ended stays since this seat was last connected. */
  failures: number;
}

export type StayCommand = { type: 'route.requested' };
export type StayReport =
  | { type: 'stay.connected' }
  | { type: 'stay.disturbed' }
  | { type: 'stay.lost' }
  | { type: 'peers.changed'; peers: readonly RoomPeer[] };

export type ServerRoomEvent =
  | StayReport
  /** This device has changed its network. */
  | { type: 'network.changed' }
  | { type: 'room.left' };

export interface StayInput {
  own: string;
  access: RoomAccess;
}

/** In ms: the timeout of joining the room, and the delay before the next attempt. */
export const serverRoomDelays = { stuck: 10_000, pause: 2000 } as const;

/** Consecutive failed stays after which the room is reported as closed. */
const shutAfter = 2;
export const isShut = ({ failures }: Pick<ServerRoomContext, 'failures'>) => failures >= shutAfter;

/** A seat's stay in a room of a media server; rejoins for as long as the seat is at the table. */
export const serverRoomMachine = setup({
  types: {} as { context: ServerRoomContext; events: ServerRoomEvent; input: { own: string } },
  actors: {
    /** The access to the team's room; the server creates the room if it does not exist. */
    askAccess: fromPromise<RoomAccess>(() => Promise.reject(new Error('`askAccess` must be provided'))),
    holdStay: fromCallback<StayCommand, StayInput, StayReport>(() => {
      throw new Error('`holdStay` must be provided');
    }),
  },
  delays: serverRoomDelays,
  actions: {
    noteAccess: assign({ access: (_, { access }: { access: RoomAccess }) => access }),
    notePeers: assign({ peers: (_, { peers }: { peers: readonly RoomPeer[] }) => peers }),
    forgetPeers: assign({ peers: [] }),
    noteFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, shutAfter) }),
    forgetFailures: assign({ failures: 0 }),
    requestRoute: sendTo('stay', { type: 'route.requested' }),
  },
}).createMachine({
  id: 'serverRoom',
  context: ({ input }) => ({ own: input.own, access: null, peers: [], failures: 0 }),
  initial: 'asking',
  on: { 'room.left': '.over' },
  states: {
    asking: {
      invoke: {
        src: 'askAccess',
        onDone: {
          target: 'staying',
          actions: { type: 'noteAccess', params: ({ event }) => ({ access: event.output }) },
        },
        onError: 'pausing',
      },
    },
    staying: {
      invoke: {
        id: 'stay',
        src: 'holdStay',
        input: ({ context: { own, access } }) => ({ own, access: access ?? { engine: 'mesh' } }),
      },
      exit: 'forgetPeers',
      on: {
        'stay.connected': '.connected',
        'stay.disturbed': '.connecting',
        'stay.lost': 'pausing',
        'network.changed': { actions: 'requestRoute' },
        'peers.changed': { actions: { type: 'notePeers', params: ({ event }) => event } },
      },
      initial: 'connecting',
      states: {
        connecting: { after: { stuck: '#serverRoom.pausing' } },
        connected: { entry: 'forgetFailures' },
      },
    },
    pausing: { entry: 'noteFailure', after: { pause: 'asking' }, on: { 'network.changed': 'asking' } },
    over: { type: 'final' },
  },
});
