import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { nothingOn } from '../../services/rooms/device-preferences.ts';
import { createLocalMedia } from '../../services/rooms/local-media.ts';
import { provideVideoRoom } from './provide-video-room.ts';
import type { EnterRoom } from './room-connection.ts';
import type { RoomCommand } from './video-room-machine.ts';
import { createVisitRoom } from './visit-room-actor.ts';

interface FakeTrack {
  id: string;
  live: boolean;
}

/** A browser that takes its time to ask: each request is granted by the test. */
function createTestRoom() {
  const tracks: FakeTrack[] = [];
  const pending: (() => void)[] = [];
  const getUserMedia = ({ video }: MediaStreamConstraints) =>
    new Promise((resolve) => {
      pending.push(() => {
        const wanted = typeof video === 'object' ? Reflect.get(Object(video.deviceId), 'ideal') : undefined;
        const held: FakeTrack = { id: String(wanted ?? 'first'), live: true };
        tracks.push(held);
        const stop = () => {
          held.live = false;
        };
        const track = { stop, addEventListener: () => {}, getSettings: () => ({ deviceId: held.id }) };
        resolve({ getTracks: () => [track] });
      });
    });
  const devices = {
    getUserMedia,
    enumerateDevices: async () => [],
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  const media = createLocalMedia(devices as unknown as MediaDevices);
  const actor = createActor(
    provideVideoRoom({
      media,
      loadEnterRoom: () => expect.unreachable(),
      keepPreferences: () => {},
      onEnded: () => {},
    }),
    { input: { own: 'ana', preferences: nothingOn } },
  ).start();
  const grant = async () => {
    pending.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const toggle = () => actor.send({ type: 'device.toggled', kind: 'camera' });
  const camera = () => actor.getSnapshot().context.devices.camera;
  return { actor, media, tracks, pending, grant, toggle, camera };
}

test('closes a camera that was switched off while it was requested', async () => {
  const { tracks, grant, toggle, camera } = createTestRoom();
  toggle();
  toggle();
  await grant();
  expect([camera().state, tracks]).toEqual(['off', [{ id: 'first', live: false }]]);
});

test('off and on again during the request leaves one camera, which can be switched off', async () => {
  const { media, tracks, grant, toggle, camera } = createTestRoom();
  toggle();
  toggle();
  toggle();
  await grant();
  expect([camera().state, tracks.filter(({ live }) => live)]).toEqual(['opening', []]);
  await grant();
  expect([camera().state, tracks.map(({ live }) => live)]).toEqual(['on', [false, true]]);
  toggle();
  expect([tracks.some(({ live }) => live), media.track('camera')]).toEqual([false, null]);
});

test('opens the camera chosen last during a request', async () => {
  const { actor, tracks, grant, toggle, camera } = createTestRoom();
  toggle();
  actor.send({ type: 'device.chosen', kind: 'camera', id: 'second' });
  await grant();
  await grant();
  expect([camera(), tracks]).toEqual([
    { state: 'on', id: 'second', refusal: null },
    [
      { id: 'first', live: false },
      { id: 'second', live: true },
    ],
  ]);
});

test('a camera that arrives after the session was left is closed', async () => {
  const { actor, media, tracks, grant, toggle } = createTestRoom();
  toggle();
  actor.stop();
  await grant();
  expect([tracks, media.track('camera')]).toEqual([[{ id: 'first', live: false }], null]);
});

test('commands to a room whose code is loading are applied once it has loaded, unless it was left', async () => {
  const arriving = Promise.withResolvers<EnterRoom>();
  const received: RoomCommand[][] = [];
  const actor = createActor(createVisitRoom({ loadEnterRoom: () => arriving.promise }), {
    input: { own: 'ana', fellows: ['ben'] },
  }).start();
  const left = createActor(createVisitRoom({ loadEnterRoom: () => arriving.promise }), {
    input: { own: 'ana', fellows: ['ben'] },
  }).start();
  actor.send({ type: 'fellows.changed', fellows: ['ben', 'cat'] });
  left.stop();
  arriving.resolve(() => {
    const commands: RoomCommand[] = [];
    received.push(commands);
    return { execute: (command) => commands.push(command), leave: () => {} };
  });
  await arriving.promise;
  actor.send({ type: 'fellows.changed', fellows: ['cat'] });
  expect(received).toEqual([
    [
      { type: 'fellows.changed', fellows: ['ben', 'cat'] },
      { type: 'fellows.changed', fellows: ['cat'] },
    ],
  ]);
});
