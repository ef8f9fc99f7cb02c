import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { TriedDevice } from '../../services/device-check/tried-device.ts';
import { createLocalMedia } from '../../services/rooms/local-media.ts';
import { type DeviceTrialInput, deviceTrialMachine, type TrialFact } from './device-trial-machine.ts';
import { provideDeviceTrial } from './provide-device-trial.ts';

function createTestTrial(kind: TriedDevice) {
  const tracks: { id: string; live: boolean }[] = [];
  const asked: { grant: () => Promise<void>; refuse: (name: string) => Promise<void> }[] = [];
  const world = { facts: [] as TrialFact[], tones: 0, kept: [] as string[], dropped: [] as string[] };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const devices = {
    getUserMedia: ({ video, audio }: MediaStreamConstraints) =>
      new Promise((resolve, reject) => {
        const wanted = video ?? audio;
        const id = typeof wanted === 'object' ? Reflect.get(Object(wanted.deviceId), 'ideal') : undefined;
        const held = { id: String(id ?? 'first'), live: true };
        const stop = () => {
          held.live = false;
        };
        const track = { stop, addEventListener: () => {}, getSettings: () => ({ deviceId: held.id }) };
        asked.push({
          grant: () => {
            tracks.push(held);
            resolve({ getTracks: () => [track] });
            return settle();
          },
          refuse: (name) => {
            reject(Object.assign(new Error('no'), { name }));
            return settle();
          },
        });
      }),
    enumerateDevices: async () => [],
  };
  const media = createLocalMedia(devices as unknown as MediaDevices);
  const recorded = Promise.withResolvers<Blob>();
  const machine = provideDeviceTrial(kind, {
    media,
    playTone: () => {
      world.tones += 1;
    },
    record: () => recorded.promise,
    urls: { createObjectURL: () => 'blob:voice', revokeObjectURL: (url) => world.dropped.push(url) },
    keepChoice: (_, id) => world.kept.push(id),
  });
  const parent = createActor(
    fromCallback<TrialFact>(({ receive }) => receive((fact) => world.facts.push(fact))),
  ).start();
  const input: DeviceTrialInput = { kind, parent: parent as unknown as DeviceTrialInput['parent'] };
  const actor = createActor(machine, { input }).start();
  const finishRecording = () => {
    recorded.resolve(new Blob());
    return settle();
  };
  return { actor, world, asked, tracks, finishRecording, input };
}

Reflect.set(globalThis, 'MediaStream', class {});

test('the camera is shown until the participant has answered, then released', async () => {
  const { actor, asked, tracks, world } = createTestTrial('camera');
  actor.send({ type: 'trial.begun' });
  await asked[0]?.grant();
  expect(actor.getSnapshot().value).toEqual({ opened: 'previewing' });
  actor.send({ type: 'trial.answered', worked: true });
  expect([actor.getSnapshot().value, tracks, world.facts]).toEqual([
    'untried',
    [{ id: 'first', live: false }],
    [{ type: 'trial.judged', kind: 'camera', worked: true }],
  ]);
});

test('a microphone is handed back as soon as it is recorded, and the recording when it was judged', async () => {
  const { actor, asked, tracks, world, finishRecording } = createTestTrial('microphone');
  actor.send({ type: 'trial.begun' });
  await asked[0]?.grant();
  await finishRecording();
  expect([actor.getSnapshot().context.recording, tracks]).toEqual([
    'blob:voice',
    [{ id: 'first', live: false }],
  ]);
  actor.send({ type: 'trial.answered', worked: false });
  expect(world.dropped).toEqual([]);
  await expect.poll(() => world.dropped).toEqual(['blob:voice']);
  expect([actor.getSnapshot().context.recording, world.facts]).toEqual([
    null,
    [{ type: 'trial.judged', kind: 'microphone', worked: false }],
  ]);
});

test('another camera replaces the one that is shown, and is taken along', async () => {
  const { actor, asked, tracks, world } = createTestTrial('camera');
  actor.send({ type: 'trial.begun' });
  await asked[0]?.grant();
  actor.send({ type: 'device.chosen', id: 'second' });
  await asked[1]?.grant();
  expect([tracks, world.kept]).toEqual([
    [
      { id: 'first', live: false },
      { id: 'second', live: true },
    ],
    ['second'],
  ]);
});

test('a device that is chosen again during its request: the late one is closed', async () => {
  const { actor, asked, tracks } = createTestTrial('camera');
  actor.send({ type: 'trial.begun' });
  actor.send({ type: 'device.chosen', id: 'second' });
  await asked[1]?.grant();
  await asked[0]?.grant();
  expect(tracks).toEqual([
    { id: 'second', live: true },
    { id: 'first', live: false },
  ]);
});

test('a camera that arrives after the page was left is closed, and one that is shown then as well', async () => {
  const asking = createTestTrial('camera');
  asking.actor.send({ type: 'trial.begun' });
  asking.actor.stop();
  await asking.asked[0]?.grant();
  const shown = createTestTrial('camera');
  shown.actor.send({ type: 'trial.begun' });
  await shown.asked[0]?.grant();
  shown.actor.stop();
  expect([asking.tracks, shown.tracks]).toEqual([
    [{ id: 'first', live: false }],
    [{ id: 'first', live: false }],
  ]);
});

test('a refusal is shown with its reason, and can be retried', async () => {
  const { actor, asked, world } = createTestTrial('camera');
  actor.send({ type: 'trial.begun' });
  await asked[0]?.refuse('NotReadableError');
  expect([actor.getSnapshot().value, world.facts]).toEqual([
    'untried',
    [{ type: 'trial.refused', kind: 'camera', reason: 'inUse' }],
  ]);
  actor.send({ type: 'trial.begun' });
  await asked[1]?.grant();
  expect(actor.getSnapshot().hasTag('picture')).toBe(true);
});

test('the speaker is only played', () => {
  const { actor, world } = createTestTrial('speaker');
  actor.send({ type: 'trial.begun' });
  expect([world.tones, actor.getSnapshot().value]).toEqual([1, 'asking']);
  actor.send({ type: 'trial.answered', worked: true });
  expect(world.facts).toEqual([{ type: 'trial.judged', kind: 'speaker', worked: true }]);
});

test('every state can be reached', () => {
  const opened = { choices: [], chosen: 'first', refusal: null };
  const reached = (['speaker', 'microphone', 'camera'] as const).flatMap((kind) => {
    const { input } = createTestTrial(kind);
    const machine = deviceTrialMachine.provide({ actions: { playTone: () => {}, handBack: () => {} } });
    return getShortestPaths(machine, {
      input,
      events: [
        { type: 'trial.begun' },
        { type: 'xstate.done.actor.0.deviceTrial.opened.opening', output: opened },
        { type: 'xstate.done.actor.0.deviceTrial.opened.recording', output: 'blob:voice' },
      ] as never[],
    }).map(({ state }) => JSON.stringify(state.value));
  });
  expect([...new Set(reached)].sort()).toEqual(
    [
      'untried',
      'asking',
      ...['opening', 'recording', 'previewing', 'listening'].map((step) => ({ opened: step })),
    ]
      .map((value) => JSON.stringify(value))
      .sort(),
  );
});
