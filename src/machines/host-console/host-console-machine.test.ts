import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { ServerSentEvent } from '../../services/http/event-stream.ts';
import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { publicProjection } from '../experience-playback/experience-fixtures.ts';
import { hostConsoleDelays, hostConsoleMachine } from './host-console-machine.ts';
import { provideHostConsole } from './provide-host-console.ts';

const liveAnswer = (patch: Partial<LiveAnswer> = {}): LiveAnswer => ({
  ...publicProjection(),
  help_called: [],
  ...patch,
});

function createTestConsole() {
  const clock = new SimulatedClock();
  const reads: PromiseWithResolvers<LiveAnswer>[] = [];
  const sent: ControlRequest[] = [];
  const said: ((event: ServerSentEvent) => void)[] = [];
  let answer = Promise.withResolvers<LiveAnswer>();
  async function* changes() {
    for (;;) yield await new Promise<ServerSentEvent>((resolve) => said.push(resolve));
  }
  const machine = provideHostConsole('s1', {
    sessions: {
      live: () => {
        const read = Promise.withResolvers<LiveAnswer>();
        reads.push(read);
        return read.promise;
      },
      control: (_, control) => {
        sent.push(control);
        return answer.promise;
      },
    },
    dashboard: { changes },
  });
  const actor = createActor(machine, { clock, input: { sessionId: 's1' } }).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const read = async (index: number, patch: Partial<LiveAnswer> = {}) => {
    reads[index]?.resolve(liveAnswer(patch));
    await settle();
  };
  const say = async (id: string) => {
    said.shift()?.({ event: 'live', data: JSON.stringify({ id }) });
    await settle();
  };
  const respond = async () => {
    answer.resolve(liveAnswer());
    answer = Promise.withResolvers();
    await settle();
  };
  return { actor, clock, reads, sent, settle, read, say, respond };
}

test('it is read once and then only when the session has changed, and not when another has', async () => {
  const { actor, reads, read, say, settle } = createTestConsole();
  await settle();
  await read(0, { phase: 'clip' });
  await say('another');
  expect([reads.length, actor.getSnapshot().value]).toEqual([1, 'following']);
  await say('s1');
  await read(1, { phase: 'decision' });
  expect([reads.length, actor.getSnapshot().context.live?.phase]).toEqual([2, 'decision']);
});

test('changes that come while it is read make it be read once more, not once each', async () => {
  const { actor, reads, read, say, settle } = createTestConsole();
  await settle();
  await say('s1');
  await say('s1');
  await say('s1');
  expect(reads.length).toBe(1);
  await read(0);
  expect([reads.length, actor.getSnapshot().value]).toEqual([2, { reading: 'current' }]);
  await read(1);
  expect([reads.length, actor.getSnapshot().value]).toEqual([2, 'following']);
});

test('what cannot be read is tried again, and what was read stays in sight', async () => {
  const { actor, clock, reads, read, say, settle } = createTestConsole();
  await settle();
  await read(0, { phase: 'clip' });
  await say('s1');
  reads[1]?.reject(new Error('away'));
  await settle();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.live?.phase]).toEqual([
    'unreadable',
    'clip',
  ]);
  clock.increment(hostConsoleDelays.beforeRetry);
  expect(reads.length).toBe(3);
});

test('a double click holds the session once', async () => {
  const { actor, sent, respond } = createTestConsole();
  actor.send({ type: 'control.issued', control: { action: 'hold' }, key: 'a' });
  actor.send({ type: 'control.issued', control: { action: 'hold' }, key: 'b' });
  expect(sent).toEqual([{ action: 'hold' }]);
  await respond();
  actor.send({ type: 'control.issued', control: { action: 'resume' }, key: 'c' });
  expect(sent).toEqual([{ action: 'hold' }, { action: 'resume' }]);
});

test('every state can be reached', () => {
  const paths = getShortestPaths(hostConsoleMachine, {
    input: { sessionId: 's1' },
    events: [
      { type: 'session.changed' },
      { type: 'xstate.done.actor.0.hostConsole.reading', output: liveAnswer() },
      { type: 'xstate.error.actor.0.hostConsole.reading', error: new Error('away') },
    ] as never[],
    serializeState: (state) => JSON.stringify(state.value),
  });
  expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].sort()).toEqual([
    '"following"',
    '"unreadable"',
    '{"reading":"current"}',
    '{"reading":"outdated"}',
  ]);
});
