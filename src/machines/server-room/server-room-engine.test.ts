import { SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { RoomPeer } from '../../services/rooms/room-engine.ts';
import type { RoomQuality } from '../../services/rooms/room-quality.ts';
import type { ServerRoomEvents } from '../../services/rooms/server-room.ts';
import { createServerRoomEngine } from './server-room-engine.ts';
import { serverRoomDelays } from './server-room-machine.ts';

const janus: RoomAccess = { engine: 'janus', url: 'wss://janus.example', room: 7, pin: 'pin', token: null };
const ben: RoomPeer = {
  seatId: 'ben',
  state: 'connected',
  line: 'good',
  microphone: true,
  camera: true,
  speaking: false,
};

/** A seat at a table whose media server obeys the test. */
function createTestTable({ refusing = false } = {}) {
  const clock = new SimulatedClock();
  const world = {
    asked: 0,
    refusing,
    stays: [] as ServerRoomEvents[],
    closed: 0,
    sought: 0,
    let: [] as string[],
    told: [] as readonly RoomPeer[],
    changeNetwork: () => {},
  };
  const visit = createServerRoomEngine({
    askAccess: async () => {
      world.asked += 1;
      if (world.refusing) throw new Error('unavailable');
      return janus;
    },
    enter: async (_access, { events }) => {
      world.stays.push(events);
      return {
        setMedia: ({ camera }) => world.let.push(`camera ${camera !== null}`),
        setStatus: ({ microphone }) => world.let.push(`microphone ${microphone}`),
        setQuality: ({ video }: RoomQuality) => world.let.push(`video ${video}`),
        streamOf: () => undefined,
        requestRoute: () => {
          world.sought += 1;
        },
        close: () => {
          world.closed += 1;
        },
      };
    },
    onNetworkChanged: (run) => {
      world.changeNetwork = run;
      return () => {};
    },
    actorsOf: () => ({ clock }),
    faces: 12,
  }).enter({
    own: 'ana',
    onPeers: (peers) => {
      world.told = peers;
    },
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  const states = () => world.told.map(({ seatId, state }) => `${seatId} ${state}`);
  return { world, visit, settle, pass, states };
}

test('peers are connecting until the room is, and present as soon as the server reports them', async () => {
  const { world, visit, settle, states } = createTestTable();
  visit.setFellows(['ana', 'ben', 'cat']);
  await settle();
  expect(states()).toEqual(['ben connecting', 'cat connecting']);
  world.stays[0]?.onState('connected');
  world.stays[0]?.onPeers([ben]);
  expect(states()).toEqual(['ben connected', 'cat waiting']);
});

test('devices switched on before joining are published after it', async () => {
  const { world, visit, settle } = createTestTable();
  visit.setStatus({ microphone: true, camera: false, speaking: false });
  await settle();
  expect(world.let).toEqual(['video true', 'camera false', 'microphone true']);
});

test('beyond twelve at one table voices only', async () => {
  const { world, visit, settle } = createTestTable();
  await settle();
  visit.setFellows(Array.from({ length: 11 }, (_, index) => `seat-${index}`));
  visit.setFellows(Array.from({ length: 12 }, (_, index) => `seat-${index}`));
  expect(world.let.filter((one) => one.startsWith('video')).slice(-2)).toEqual(['video true', 'video false']);
});

test('requests and enters a lost room again', async () => {
  const { world, visit, settle, pass, states } = createTestTable();
  visit.setFellows(['ben']);
  await settle();
  world.stays[0]?.onState('connected');
  world.stays[0]?.onPeers([ben]);
  world.stays[0]?.onState('lost');
  expect([states(), world.closed]).toEqual([['ben connecting'], 1]);
  await pass(serverRoomDelays.pause);
  world.stays[1]?.onState('connected');
  world.stays[1]?.onPeers([ben]);
  expect([states(), world.asked]).toEqual([['ben connected'], 2]);
});

test('retries a refusing server; from the second failure on the table is unreachable until it answers', async () => {
  const { world, visit, pass, settle, states } = createTestTable({ refusing: true });
  visit.setFellows(['ben']);
  await settle();
  const reported = [states()];
  await pass(serverRoomDelays.pause);
  reported.push(states());
  world.refusing = false;
  await pass(serverRoomDelays.pause);
  reported.push(states());
  world.stays[0]?.onState('connected');
  world.stays[0]?.onPeers([ben]);
  reported.push(states());
  world.stays[0]?.onState('lost');
  reported.push(states());
  expect([reported, world.stays.length]).toEqual([
    [['ben connecting'], ['ben unreached'], ['ben unreached'], ['ben connected'], ['ben connecting']],
    1,
  ]);
});

test('a changed network seeks a new path, and rejoins where none is found in time', async () => {
  const { world, settle, pass } = createTestTable();
  await settle();
  world.stays[0]?.onState('connected');
  world.changeNetwork();
  expect(world.sought).toBe(1);
  world.stays[0]?.onState('disturbed');
  await pass(serverRoomDelays.stuck - 1);
  expect(world.closed).toBe(0);
  await pass(1);
  await pass(serverRoomDelays.pause);
  expect([world.closed, world.stays.length]).toEqual([1, 2]);
});

test('leaving closes the room, also one that has only now been entered', async () => {
  const { world, visit, settle } = createTestTable();
  visit.leave();
  await settle();
  const later = createTestTable();
  await later.settle();
  later.visit.leave();
  expect([world.stays.length - world.closed, later.world.closed]).toEqual([0, 1]);
});
