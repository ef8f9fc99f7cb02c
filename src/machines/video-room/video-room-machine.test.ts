import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type DevicePreferences, nothingOn } from '../../services/rooms/device-preferences.ts';
import type { DeviceKind } from '../../services/rooms/local-media.ts';
import { deviceMachine, type OpenedDevice } from './device-machine.ts';
import {
  type RoomCommand,
  type VideoRoomEvent,
  videoRoomDelays,
  videoRoomMachine,
} from './video-room-machine.ts';
import { selectIsMicrophoneRequested } from './video-room-selectors.ts';

function createTestRoom(preferences: DevicePreferences = nothingOn) {
  const world = {
    asked: [] as { kind: DeviceKind; id: string | null }[],
    answer: { id: 'cam-1', refusal: null } as OpenedDevice,
    closed: [] as DeviceKind[],
    answers: [] as boolean[],
    commands: [] as RoomCommand[],
    visits: 0,
    left: 0,
    report: (_event: VideoRoomEvent) => {},
    clock: new SimulatedClock(),
  };
  const actor = createActor(
    videoRoomMachine.provide({
      actors: {
        device: deviceMachine.provide({
          actors: {
            openDevice: fromPromise<OpenedDevice, { kind: DeviceKind; id: string | null }>(
              async ({ input }) => {
                world.asked.push(input);
                return world.answer;
              },
            ),
          },
          actions: { closeDevice: (_, params) => world.closed.push(params.kind) },
        }),
        watchDevices: fromCallback<{ type: 'none' }, unknown, VideoRoomEvent>(() => {}),
        visitRoom: fromCallback<RoomCommand, { own: string; fellows: readonly string[] }, VideoRoomEvent>(
          ({ receive, sendBack }) => {
            world.visits += 1;
            world.report = sendBack;
            receive((command) => world.commands.push(command));
            return () => {
              world.left += 1;
            };
          },
        ),
      },
      actions: { keepPreferences: (_, { asked }) => world.answers.push(asked) },
    }),
    { clock: world.clock, input: { own: 'ana', preferences } },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const device = (kind: DeviceKind) => actor.getSnapshot().context.devices[kind];
  return { actor, world, settle, device };
}

test('nothing is ever switched on for a person', async () => {
  const { actor, world, settle } = createTestRoom();
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'quiet.changed', quiet: true });
  actor.send({ type: 'quiet.changed', quiet: false });
  await settle();
  expect(world.asked).toEqual([]);
});

test('restores devices after a reload, with the chosen ones', async () => {
  const { world, settle, device } = createTestRoom({ ...nothingOn, camera: { on: true, id: 'cam-7' } });
  await settle();
  expect(world.asked).toEqual([{ kind: 'camera', id: 'cam-7' }]);
  expect(device('camera').state).toBe('on');
});

test('a refusal is shown, the room stays, and it may be requested again', async () => {
  const { actor, world, settle, device } = createTestRoom();
  world.answer = { id: null, refusal: 'refused' };
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'device.toggled', kind: 'camera' });
  await settle();
  expect(device('camera')).toEqual({ state: 'off', id: null, refusal: 'refused' });
  expect(actor.getSnapshot().matches('inside')).toBe(true);
  world.answer = { id: 'cam-1', refusal: null };
  actor.send({ type: 'device.toggled', kind: 'camera' });
  await settle();
  expect(device('camera')).toEqual({ state: 'on', id: 'cam-1', refusal: null });
});

test('switching off hands the device back', async () => {
  const { actor, world, settle, device } = createTestRoom();
  actor.send({ type: 'device.toggled', kind: 'microphone' });
  await settle();
  actor.send({ type: 'device.toggled', kind: 'microphone' });
  expect([device('microphone').state, world.closed]).toEqual(['off', ['microphone']]);
});

test('reports an unplugged device', async () => {
  const { actor, settle, device } = createTestRoom();
  actor.send({ type: 'device.toggled', kind: 'microphone' });
  await settle();
  actor.send({ type: 'device.ended', kind: 'microphone' });
  expect(device('microphone')).toEqual({ state: 'off', id: 'cam-1', refusal: 'missing' });
});

test('during a clip nothing is sent, and afterwards the devices are as before', async () => {
  const { actor, world, settle, device } = createTestRoom();
  actor.send({ type: 'device.toggled', kind: 'camera' });
  await settle();
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'quiet.changed', quiet: true });
  actor.send({ type: 'quiet.changed', quiet: false });
  expect(world.commands.filter(({ type }) => type === 'media.changed')).toHaveLength(3);
  expect([device('camera').state, world.asked.length]).toEqual(['on', 1]);
});

test('another device of the same kind replaces the one in use', async () => {
  const { actor, world, settle } = createTestRoom();
  actor.send({ type: 'device.toggled', kind: 'camera' });
  await settle();
  actor.send({ type: 'device.chosen', kind: 'camera', id: 'cam-2' });
  await settle();
  expect(world.asked.at(-1)).toEqual({ kind: 'camera', id: 'cam-2' });
});

test('joins and leaves are reported within one stay', () => {
  const { actor, world } = createTestRoom();
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben', 'cat'] });
  world.report({
    type: 'peers.changed',
    peers: [
      { seatId: 'ben', state: 'connected', line: 'good', microphone: true, camera: false, speaking: false },
    ],
  });
  expect([world.visits, world.commands.at(-1), actor.getSnapshot().context.peers.length]).toEqual([
    1,
    { type: 'fellows.changed', fellows: ['ben', 'cat'] },
    1,
  ]);
  actor.send({ type: 'room.left', forGood: false });
  expect([world.left, actor.getSnapshot().context.peers]).toEqual([1, []]);
});

test('leaving the room for good switches camera and microphone off, inside and outside of it', async () => {
  const { actor, world, settle, device } = createTestRoom({
    ...nothingOn,
    camera: { on: true, id: 'cam-7' },
  });
  await settle();
  actor.send({ type: 'room.left', forGood: true });
  expect([device('camera').state, world.closed]).toEqual(['off', ['camera']]);
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'device.toggled', kind: 'microphone' });
  actor.send({ type: 'room.left', forGood: true });
  await settle();
  expect([device('microphone').state, actor.getSnapshot().value]).toEqual(['off', 'outside']);
});

test('joining during a clip shows it before the room connects', () => {
  const { actor, world } = createTestRoom();
  actor.send({ type: 'quiet.changed', quiet: true });
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben', 'cat'] });
  world.clock.increment(videoRoomDelays.pictureFirst - 1);
  expect(world.visits).toBe(0);
  world.clock.increment(1);
  expect([world.visits, actor.getSnapshot().context.fellows]).toEqual([1, ['ben', 'cat']]);
});

test('a clip that is over, or a session that is left, ends the wait before the table', () => {
  const { actor, world } = createTestRoom();
  actor.send({ type: 'quiet.changed', quiet: true });
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'room.left', forGood: false });
  world.clock.increment(videoRoomDelays.pictureFirst);
  expect([world.visits, actor.getSnapshot().context.fellows]).toEqual([0, []]);
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'quiet.changed', quiet: false });
  expect(world.visits).toBe(1);
});

test("a failed load of the room's code is retried, with the seats present by then", () => {
  const { actor, world } = createTestRoom();
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  world.report({ type: 'engine.missing' });
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben', 'cat'] });
  expect([world.visits, world.left, actor.getSnapshot().value]).toEqual([1, 1, 'turnedAway']);
  world.clock.increment(videoRoomDelays.beforeReturn);
  expect([world.visits, actor.getSnapshot().context.fellows]).toEqual([2, ['ben', 'cat']]);
  world.report({ type: 'engine.missing' });
  actor.send({ type: 'room.left', forGood: false });
  world.clock.increment(videoRoomDelays.beforeReturn);
  expect([world.visits, actor.getSnapshot().value]).toEqual([2, 'outside']);
});

test('another team is another room, with a stay of its own', () => {
  const { actor, world } = createTestRoom();
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  actor.send({ type: 'room.entered', teamId: 2, fellows: ['dan'] });
  expect([world.visits, world.left, actor.getSnapshot().context.fellows]).toEqual([2, 1, ['dan']]);
});

test('entering a room asks for the microphone, and once in a session', async () => {
  const { actor, world, settle, device } = createTestRoom();
  const isRequested = () => selectIsMicrophoneRequested(actor.getSnapshot());
  expect(isRequested()).toBe(false);
  actor.send({ type: 'quiet.changed', quiet: true });
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  expect(isRequested()).toBe(false);
  actor.send({ type: 'quiet.changed', quiet: false });
  expect(isRequested()).toBe(true);
  actor.send({ type: 'microphone.accepted' });
  await settle();
  expect([isRequested(), device('microphone').state, world.answers.at(-1)]).toEqual([false, 'on', true]);
  actor.send({ type: 'device.toggled', kind: 'microphone' });
  actor.send({ type: 'room.left', forGood: false });
  actor.send({ type: 'room.entered', teamId: 2, fellows: [] });
  expect(isRequested()).toBe(false);
});

test('an unanswered question disappears after ten seconds in which a peer would hear, and stays away', () => {
  const { actor, world, device } = createTestRoom();
  const isRequested = () => selectIsMicrophoneRequested(actor.getSnapshot());
  actor.send({ type: 'room.entered', teamId: 1, fellows: [] });
  world.clock.increment(videoRoomDelays.question);
  actor.send({ type: 'room.entered', teamId: 1, fellows: ['ben'] });
  world.clock.increment(videoRoomDelays.question - 1);
  expect(isRequested()).toBe(true);
  actor.send({ type: 'quiet.changed', quiet: true });
  expect(isRequested()).toBe(false);
  actor.send({ type: 'quiet.changed', quiet: false });
  world.clock.increment(videoRoomDelays.question - 1);
  expect([isRequested(), world.answers.at(-1)]).toEqual([true, false]);
  world.clock.increment(1);
  expect([isRequested(), device('microphone').state, world.answers.at(-1)]).toEqual([false, 'off', true]);
  actor.send({ type: 'quiet.changed', quiet: true });
  actor.send({ type: 'quiet.changed', quiet: false });
  expect(isRequested()).toBe(false);
});

test('does not ask a listener again, on any later page', async () => {
  const { actor, world, device } = createTestRoom();
  actor.send({ type: 'room.entered', teamId: 1, fellows: [] });
  actor.send({ type: 'microphone.declined' });
  expect([device('microphone').state, world.asked, world.answers.at(-1)]).toEqual(['off', [], true]);
  const later = createTestRoom({ ...nothingOn, asked: true });
  later.actor.send({ type: 'room.entered', teamId: 1, fellows: [] });
  expect(selectIsMicrophoneRequested(later.actor.getSnapshot())).toBe(false);
});

test('switching the microphone on answers the question', async () => {
  const { actor, world, settle } = createTestRoom();
  actor.send({ type: 'room.entered', teamId: 1, fellows: [] });
  actor.send({ type: 'device.toggled', kind: 'microphone' });
  await settle();
  expect([selectIsMicrophoneRequested(actor.getSnapshot()), world.answers.at(-1)]).toEqual([false, true]);
});

test('every state of a device can be reached', () => {
  const { actor } = createTestRoom();
  const opened = (output: OpenedDevice) => ({ type: 'xstate.done.actor.0.device.opening', output });
  const paths = getShortestPaths(deviceMachine.provide({ actions: { closeDevice: () => {} } }), {
    input: { kind: 'camera', on: false, id: null, parent: actor },
    events: [
      { type: 'device.toggled' },
      { type: 'device.ended' },
      opened({ id: 'cam-1', refusal: null }),
      opened({ id: null, refusal: 'refused' }),
    ] as never[],
    serializeState: (state) => `${String(state.value)} ${state.context.refusal}`,
  });
  const reached = paths.map(({ state }) => `${String(state.value)} ${state.context.refusal}`);
  expect([...new Set(reached)].sort()).toEqual([
    'off missing',
    'off null',
    'off refused',
    'on null',
    'opening null',
  ]);
});
