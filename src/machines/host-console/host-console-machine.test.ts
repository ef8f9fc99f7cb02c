import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import type { ServerSentEvent } from '../../services/event-stream/event-stream.ts';
import type { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { decisionFact, publicProjection } from '../experience-playback/experience-fixtures.ts';
import { hostConsoleDelays, hostConsoleMachine, selectShown } from './host-console-machine.ts';
import { provideHostConsole } from './provide-host-console.ts';

const liveAnswer = (patch: Partial<LiveAnswer> = {}): LiveAnswer => ({
  ...publicProjection(),
  help_called: [],
  help_seen: [],
  more_time: [],
  reports: [],
  states: [],
  next: [],
  progress: [],
  speaking: [],
  said: [],
  ...patch,
});

function createTestConsole() {
  const clock = new SimulatedClock();
  const reads: PromiseWithResolvers<LiveAnswer>[] = [];
  const sent: ControlRequest[] = [];
  const listeners: ((event: ServerSentEvent) => void)[] = [];
  let answer = Promise.withResolvers<LiveAnswer>();
  async function* changes() {
    for (;;) yield await new Promise<ServerSentEvent>((resolve) => listeners.push(resolve));
  }
  const machine = provideHostConsole({
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
    listeners.shift()?.({ event: 'live', data: JSON.stringify({ id }) });
    await settle();
  };
  const respond = async (patch: Partial<LiveAnswer> = {}) => {
    answer.resolve(liveAnswer(patch));
    answer = Promise.withResolvers();
    await settle();
  };
  const refuse = async () => {
    answer.reject(new Error('refused'));
    answer = Promise.withResolvers();
    await settle();
  };
  return { actor, clock, reads, sent, settle, read, say, respond, refuse };
}

test('it is read once and then only when the session has changed, and not when another has', async () => {
  const { actor, reads, read, say, settle } = createTestConsole();
  await settle();
  await read(0, { phase: 'clip' });
  await say('another');
  expect([reads.length, actor.getSnapshot().matches({ sight: 'following' })]).toEqual([1, true]);
  await say('s1');
  await read(1, { phase: 'decision' });
  expect([reads.length, actor.getSnapshot().context.live?.phase]).toEqual([2, 'decision']);
});

test('changes during a fetch cause one more fetch, not one each', async () => {
  const { actor, reads, read, say, settle } = createTestConsole();
  await settle();
  await say('s1');
  await say('s1');
  await say('s1');
  expect(reads.length).toBe(1);
  await read(0);
  expect([reads.length, actor.getSnapshot().matches({ sight: { reading: 'current' } })]).toEqual([2, true]);
  await read(1);
  expect([reads.length, actor.getSnapshot().matches({ sight: 'following' })]).toEqual([2, true]);
});

test('retries a failed read and keeps showing the last one', async () => {
  const { actor, clock, reads, read, say, settle } = createTestConsole();
  await settle();
  await read(0, { phase: 'clip' });
  await say('s1');
  reads[1]?.reject(new Error('away'));
  await settle();
  const { context, ...snapshot } = actor.getSnapshot();
  expect([snapshot.hasTag('unreadable'), context.live?.phase]).toEqual([true, 'clip']);
  clock.increment(hostConsoleDelays.beforeRetry);
  expect(reads.length).toBe(3);
});

test('a double click pauses once, and impossible actions are not sent', async () => {
  const { actor, sent, settle, read, respond } = createTestConsole();
  const hold = { type: 'control.issued', control: { action: 'hold' } } as const;
  expect(actor.getSnapshot().can(hold)).toBe(false);
  await settle();
  await read(0, { seq: 4, phase: 'clip' });
  expect(actor.getSnapshot().can(hold)).toBe(true);
  actor.send(hold);
  actor.send(hold);
  actor.send({ type: 'control.issued', control: { action: 'resume' } });
  expect(sent).toEqual([{ action: 'hold' }]);
  await respond({ seq: 5, phase: 'clip', hold: { since: 95_000, by: 'Olga Silva' } });
  expect(actor.getSnapshot().context.live?.hold?.by).toBe('Olga Silva');
  expect(actor.getSnapshot().can(hold)).toBe(false);
  actor.send({ type: 'control.issued', control: { action: 'resume' } });
  expect(sent).toEqual([{ action: 'hold' }, { action: 'resume' }]);
});

test('queues an action pressed while another is in flight, and shows it at once', async () => {
  const { actor, sent, settle, read, refuse, respond } = createTestConsole();
  await settle();
  await read(0, { seq: 4, phase: 'decision', decision: decisionFact, help_called: ['ana'] });
  const issue = (control: ControlRequest) => actor.send({ type: 'control.issued', control });
  issue({ action: 'hold' });
  issue({ action: 'extend', seconds: 60 });
  issue({ action: 'extend', seconds: 60 });
  issue({ action: 'see_help', seat_id: 'ana' });
  expect(sent).toEqual([{ action: 'hold' }]);
  expect(selectShown(actor.getSnapshot().context)).toMatchObject({
    decision: { close_at: decisionFact.close_at + 60_000 },
    help_seen: ['ana'],
  });
  await refuse();
  expect(selectShown(actor.getSnapshot().context)?.hold).toBeNull();
  expect(actor.getSnapshot().context.failure).not.toBeNull();
  await respond({ seq: 5, phase: 'decision', decision: decisionFact, help_called: ['ana'] });
  await respond({ seq: 6, phase: 'decision', decision: decisionFact, help_seen: ['ana'] });
  expect(sent.map(({ action }) => action)).toEqual(['hold', 'extend', 'see_help']);
  expect(actor.getSnapshot().matches({ hand: 'idle' })).toBe(true);
});

test('shows an action at once, and reverts it when refused', async () => {
  const { actor, settle, read, refuse, respond } = createTestConsole();
  await settle();
  await read(0, { seq: 4, phase: 'decision', decision: decisionFact, help_called: ['ana'] });
  const shown = () => {
    const live = selectShown(actor.getSnapshot().context);
    return [
      live?.hold !== null,
      live?.help_seen,
      live?.said.map(({ text }) => text),
      live?.decision?.close_at,
    ];
  };
  const before = [false, [], [], decisionFact.close_at];
  const acts: [ControlRequest, unknown[]][] = [
    [{ action: 'hold' }, [true, [], [], decisionFact.close_at]],
    [{ action: 'see_help', seat_id: 'ana' }, [false, ['ana'], [], decisionFact.close_at]],
    [{ action: 'extend', seconds: 60 }, [false, [], [], decisionFact.close_at + 60_000]],
    [
      { action: 'say', message_id: 'message-1', team_id: null, text: 'Hello' },
      [false, [], ['Hello'], decisionFact.close_at],
    ],
  ];
  for (const [control, expected] of acts) {
    actor.send({ type: 'control.issued', control });
    expect(shown()).toEqual(expected);
    await refuse();
    expect(shown()).toEqual(before);
    expect(actor.getSnapshot().context.failure).not.toBeNull();
  }
  actor.send({ type: 'control.issued', control: { action: 'hold' } });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await respond({ seq: 5, phase: 'decision', decision: decisionFact, hold: { since: 1, by: 'Olga Silva' } });
  expect(selectShown(actor.getSnapshot().context)?.hold?.by).toBe('Olga Silva');
});

test('does not poll an idle session', async () => {
  const { clock, reads, settle, read } = createTestConsole();
  await settle();
  await read(0, { phase: 'clip' });
  for (let minute = 0; minute < 60; minute += 1) clock.increment(60_000);
  await settle();
  expect(reads.length).toBe(1);
});

test('an older answer does not overwrite a newer one', async () => {
  const { actor, settle, read, say, respond } = createTestConsole();
  await settle();
  await read(0, { seq: 4, phase: 'clip' });
  await say('s1');
  actor.send({ type: 'control.issued', control: { action: 'hold' } });
  await respond({ seq: 6, phase: 'clip', hold: { since: 95_000, by: 'Olga Silva' } });
  await read(1, { seq: 5, phase: 'clip' });
  expect(actor.getSnapshot().context.live).toMatchObject({
    seq: 6,
    hold: { since: 95_000, by: 'Olga Silva' },
  });
});

test('a help call can be acknowledged once', async () => {
  const { actor, settle, read } = createTestConsole();
  await settle();
  await read(0, { help_called: ['ana', 'ben'], help_seen: ['ben'] });
  const canSee = (seat_id: string) =>
    actor.getSnapshot().can({ type: 'control.issued', control: { action: 'see_help', seat_id } });
  expect(['ana', 'ben', 'cy'].map(canSee)).toEqual([true, false, false]);
});

test('every state can be reached', () => {
  const paths = getShortestPaths(hostConsoleMachine, {
    input: { sessionId: 's1' },
    events: [
      { type: 'session.changed' },
      { type: 'control.issued', control: { action: 'hold' } },
      { type: 'xstate.done.actor.0.hostConsole.sight.reading', output: liveAnswer({ phase: 'clip' }) },
      { type: 'xstate.error.actor.0.hostConsole.sight.reading', error: new Error('away') },
      { type: 'xstate.error.actor.0.hostConsole.hand.sending', error: new Error('refused') },
    ] as never[],
    serializeState: (state) => JSON.stringify(state.value),
  });
  const values = paths.map(({ state }) => state.value as { sight: unknown; hand: unknown });
  expect(new Set(values.map(({ sight }) => JSON.stringify(sight)))).toEqual(
    new Set(['"following"', '"unreadable"', '{"reading":"current"}', '{"reading":"outdated"}']),
  );
  expect(new Set(values.map(({ hand }) => hand))).toEqual(new Set(['idle', 'sending']));
});
