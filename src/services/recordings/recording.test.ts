import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, test } from 'vitest';
import {
  emptyRecording,
  readRecording,
  type Recording,
  record,
  recordedOf,
  recordingLimits,
} from './recording.ts';

const snapshotAt = (recording: Recording, id: string, index: number) =>
  recordedOf(recording).snapshotAt(id, index);
const treeAt = (recording: Recording, index: number) => recordedOf(recording).treeAt(index);

const base = { createdAt: '1000', id: 'x', rootId: 'x:0', _version: '1' };
const definition = (id: string) => JSON.stringify({ id, initial: 'shut', states: { shut: {}, open: {} } });

const actor = (sessionId: string, parentId?: string, id = sessionId) =>
  ({
    ...base,
    type: '@xstate.actor',
    sessionId,
    parentId,
    name: id,
    definition: definition(id),
    snapshot: { status: 'active', value: 'shut' },
  }) as StatelyInspectionEvent;
const event = (sessionId: string, type: string, sourceId?: string, payload = {}) =>
  ({
    ...base,
    type: '@xstate.event',
    sessionId,
    sourceId,
    event: { type, ...payload },
  }) as StatelyInspectionEvent;
const snapshot = (sessionId: string, type: string, value: unknown, status = 'active') =>
  ({
    ...base,
    type: '@xstate.snapshot',
    sessionId,
    event: { type },
    snapshot: { status, value, context: { value } },
  }) as unknown as StatelyInspectionEvent;

const opened = [
  actor('x:0', undefined, 'application'),
  actor('x:1', 'x:0', 'door'),
  event('x:1', 'door.opened', 'x:0', { by: 3 }),
  snapshot('x:1', 'door.opened', 'open'),
];

test('an event and the snapshot that follows it are one step, with its sender', () => {
  const { steps } = record(emptyRecording, opened);
  expect(steps).toEqual([
    {
      seq: 1,
      at: 1000,
      source: 'x:0',
      target: 'x:1',
      type: 'door.opened',
      payload: '{"by":3}',
      snapshot: '{"status":"active","value":"open","context":{"value":"open"}}',
    },
  ]);
});

test('snapshots find their events in the order in which an actor received them', () => {
  const { steps } = record(emptyRecording, [
    event('x:1', 'tick'),
    event('x:2', 'tick'),
    event('x:1', 'tick'),
    snapshot('x:1', 'tick', 1),
    snapshot('x:1', 'tick', 2),
    snapshot('x:3', 'xstate.stop', 3, 'stopped'),
  ]);
  expect(steps.map((step) => [step.target, JSON.parse(step.snapshot ?? '{}').value])).toEqual([
    ['x:1', 1],
    ['x:2', undefined],
    ['x:1', 2],
    ['x:3', 3],
  ]);
});

test('an earlier step shows an actor as it was then', () => {
  const recording = record(record(emptyRecording, opened), [
    event('x:1', 'door.shut', 'x:0'),
    snapshot('x:1', 'door.shut', 'shut', 'done'),
  ]);
  expect([-1, 0, 1].map((index) => snapshotAt(recording, 'x:1', index)?.value)).toEqual([
    'shut',
    'open',
    'shut',
  ]);
  expect(
    [0, 1].map((index) => treeAt(recording, index).map(({ name, depth, status }) => [name, depth, status])),
  ).toEqual([
    [
      ['application', 0, 'live'],
      ['door', 1, 'live'],
    ],
    [
      ['application', 0, 'live'],
      ['door', 1, 'done'],
    ],
  ]);
  expect(snapshotAt(recording, 'nobody', 1)).toBeUndefined();
});

test('an actor is in the tree from the step in which it began', () => {
  const recording = record(record(emptyRecording, opened), [
    event('x:0', 'more'),
    snapshot('x:0', 'more', 'x'),
    actor('x:2', 'x:1', 'bell'),
    event('x:2', 'xstate.init', 'x:1'),
    snapshot('x:2', 'xstate.init', 'x', 'error'),
  ]);
  expect(treeAt(recording, 0).map(({ name }) => name)).toEqual(['application', 'door']);
  expect(treeAt(recording, 2).map(({ name, depth, status }) => [name, depth, status])).toEqual([
    ['application', 0, 'live'],
    ['door', 1, 'live'],
    ['bell', 2, 'failed'],
  ]);
});

test('the oldest steps go, and their actors stay as those steps left them', () => {
  let recording = record(emptyRecording, opened);
  recording = record(recording, [
    actor('x:2', 'x:0', 'gone'),
    snapshot('x:2', 'xstate.stop', 'x', 'stopped'),
  ]);
  for (let round = 0; round < 4; round += 1)
    recording = record(
      recording,
      Array.from({ length: 300 }, () => event('x:0', 'tick')),
    );
  expect(recording.steps).toHaveLength(recordingLimits.steps);
  expect(recording.steps[0]?.seq).toBe(203);
  expect(snapshotAt(recording, 'x:1', 0)?.value).toBe('open');
  expect(treeAt(recording, 0).map(({ name }) => name)).toEqual(['application', 'door']);
});

test('long snapshots leave room for fewer steps', () => {
  const long = 'x'.repeat(recordingLimits.characters / 10);
  const recording = record(
    emptyRecording,
    Array.from({ length: 30 }, () => snapshot('x:1', 'tick', long)),
  );
  expect(recording.steps.length).toBeGreaterThan(2);
  expect(recording.steps.length).toBeLessThan(10);
});

test('actors have an end too', () => {
  const recording = record(
    emptyRecording,
    Array.from({ length: 1000 }, (_, index) => actor(`x:${index}`)),
  );
  expect(recording.actors).toHaveLength(recordingLimits.actors);
});

test('a recording is the same after its file has been read', () => {
  const spawned = { ...actor('x:9', 'x:0'), name: undefined } as unknown as StatelyInspectionEvent;
  const recording = record(emptyRecording, [...opened, spawned]);
  expect(readRecording(recordedOf(recording).write())).toEqual(recording);
});

test.each([
  '',
  'no JSON',
  '[]',
  '{"format":"muster-actors","version":2,"actors":[],"steps":[]}',
  '{"format":"muster-actors","version":1,"actors":[{}],"steps":[]}',
  '{"format":"muster-actors","version":1,"actors":[],"steps":[{"seq":1}]}',
  '{"format":"muster-actors","version":1,"actors":{},"steps":[]}',
])('%j is no recording', (text) => {
  expect(readRecording(text)).toBeUndefined();
});

test('logic that is no machine has no chart', () => {
  const promise = { ...actor('x:3'), definition: '{"id":"0.door"}' } as StatelyInspectionEvent;
  expect(record(emptyRecording, [promise]).actors[0]?.definition).toBeNull();
});

test('an actor is named by its machine, or by what the state that invoked it calls it', () => {
  const config = {
    id: 'door',
    invoke: { src: 'watch' },
    states: { open: { states: { wide: { invoke: [{ src: 'hold' }, { src: 'ring' }] } } } },
  };
  const door = {
    ...actor('x:0'),
    name: 'door_r_4_',
    definition: JSON.stringify(config),
  } as StatelyInspectionEvent;
  const invoked = (id: string, name: string) =>
    ({ ...actor(id, 'x:0'), name, definition: JSON.stringify({}) }) as StatelyInspectionEvent;
  const { nameOf } = recordedOf(
    record(emptyRecording, [
      door,
      invoked('x:1', '0.door'),
      invoked('x:2', '1.door.open.wide'),
      invoked('x:3', '0.door.shut'),
    ]),
  );
  expect(['x:0', 'x:1', 'x:2', 'x:3', 'x:4'].map(nameOf)).toEqual([
    'door',
    'watch',
    'ring',
    '0.door.shut',
    'x:4',
  ]);
});
