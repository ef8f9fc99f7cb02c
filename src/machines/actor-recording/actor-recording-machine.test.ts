import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { actorRecordingMachine, type PageFact } from './actor-recording-machine.ts';
import { createReceive } from './receive-actor.ts';
import { emptyRecording } from '../../services/recordings/recording.ts';

const event = (type: string) =>
  ({
    type: '@xstate.event',
    createdAt: '1',
    id: 'x',
    rootId: 'x:0',
    _version: '1',
    sessionId: 'x:0',
    sourceId: undefined,
    event: { type },
  }) as StatelyInspectionEvent;

function createTestRecording() {
  let tell: (fact: PageFact) => void = () => {};
  const receive = fromCallback<PageFact>(({ sendBack }) => {
    tell = sendBack;
  });
  const actor = createActor(actorRecordingMachine.provide({ actors: { receive } })).start();
  const types = () => actor.getSnapshot().context.recording.steps.map(({ type }) => type);
  return {
    actor,
    types,
    receive: (...types: string[]) => tell({ type: 'messages.received', messages: types.map(event) }),
    leave: () => tell({ type: 'page.left' }),
  };
}

test('a paused recording shows no new events and has them all once resumed', () => {
  const { actor, receive, types } = createTestRecording();
  receive('a');
  actor.send({ type: 'recording.paused' });
  receive('b', 'c');
  expect([types(), actor.getSnapshot().context.held.length]).toEqual([['a'], 2]);
  actor.send({ type: 'recording.resumed' });
  receive('d');
  expect([types(), actor.getSnapshot().context.held.length]).toEqual([['a', 'b', 'c', 'd'], 0]);
});

test('what waits for a paused recording has an end', () => {
  const { actor, receive } = createTestRecording();
  actor.send({ type: 'recording.paused' });
  for (let round = 0; round < 5; round += 1) receive(...Array.from({ length: 1000 }, () => 'tick'));
  expect(actor.getSnapshot().context.held).toHaveLength(4000);
});

test('a file is shown in place of the page, which is recorded meanwhile', () => {
  const { actor, receive, types, leave } = createTestRecording();
  actor.send({
    type: 'file.opened',
    name: 'session.json',
    file: { kind: 'actors', recording: emptyRecording },
  });
  receive('a');
  leave();
  expect(actor.getSnapshot().context.opened?.name).toBe('session.json');
  actor.send({ type: 'file.closed' });
  expect([types(), actor.getSnapshot().context.opened, actor.getSnapshot().context.hasPageLeft]).toEqual([
    ['a'],
    null,
    true,
  ]);
});

test('every state can be reached', () => {
  expect(
    unreachableStates(
      actorRecordingMachine.provide({ actors: { receive: fromCallback<PageFact>(() => {}) } }),
      {
        samples: {
          'messages.received': [{ messages: [] }],
          'file.opened': [{ name: 'a', file: { kind: 'actors', recording: emptyRecording } }],
        },
      },
    ),
  ).toEqual([]);
});

function createTestPage(hasOpener = true) {
  const listeners = new Set<(message: object) => void>();
  const opener = { postMessage: vi.fn() };
  const page = {
    opener: hasOpener ? opener : null,
    location: { origin: 'https://muster.example' },
    addEventListener: (_: string, listener: (message: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (message: object) => void) => listeners.delete(listener),
    setTimeout: (run: () => void) => setTimeout(run, 0),
    clearTimeout,
  };
  const facts: PageFact[] = [];
  const receive = createReceive(page as never);
  const actor = createActor(actorRecordingMachine.provide({ actors: { receive } }), {
    inspect: (told) => told.type === '@xstate.event' && facts.push(told.event as PageFact),
  }).start();
  const say = (data: unknown, from: object = {}) => {
    for (const listener of listeners)
      listener({ data, origin: 'https://muster.example', source: opener, ...from });
  };
  return { actor, facts, listeners, opener, say };
}

test('announces itself, and accepts messages only from its opener', async () => {
  const { actor, facts, listeners, opener, say } = createTestPage();
  expect(opener.postMessage).toHaveBeenCalledWith({ type: '@statelyai.connected' }, 'https://muster.example');
  say(event('elsewhere'), { origin: 'https://elsewhere.example' });
  say(event('stranger'), { source: {} });
  say({ type: 'other' });
  say(event('a'));
  say(event('b'));
  say({ type: '@statelyai.disconnected' });
  await vi.waitFor(() =>
    expect(facts.filter(({ type }) => !type.startsWith('xstate.'))).toEqual([
      { type: 'messages.received', messages: [event('a'), event('b')] },
      { type: 'page.left' },
    ]),
  );
  actor.stop();
  expect(listeners.size).toBe(0);
});

test('without a page that opened it nothing is awaited', () => {
  expect(createTestPage(false).listeners.size).toBe(0);
});
