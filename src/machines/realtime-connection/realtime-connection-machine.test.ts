import { expect, test } from 'vitest';
import { createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ConnectionCommand, ConnectionInput, ConnectionReport } from './hold-connection-actor.ts';
import {
  realtimeConnectionDelays,
  realtimeConnectionMachine,
  type RealtimeConnectionRef,
} from './realtime-connection-machine.ts';
import type { RealtimeFact } from './realtime-facts.ts';

const channel = 'session:1';

function createTestConnection(waits = false) {
  const clock = new SimulatedClock();
  const facts: RealtimeFact[] = [];
  const commands: ConnectionCommand[] = [];
  const held = { inputs: [] as ConnectionInput[], report: (_report: ConnectionReport) => {} };
  const parent = createActor(
    setup({
      types: {} as { events: RealtimeFact },
      actions: { keep: ({ event }) => facts.push(event) },
    }).createMachine({ on: { '*': { actions: 'keep' } } }),
  ).start();
  const actor = createActor(
    realtimeConnectionMachine.provide({
      actors: {
        holdConnection: fromCallback<ConnectionCommand, ConnectionInput, ConnectionReport>(
          ({ input, sendBack, receive }) => {
            held.inputs.push(input);
            held.report = sendBack;
            receive((command) => commands.push(command));
          },
        ),
      },
    }),
    {
      clock,
      input: { parent, token: null, channels: [channel], presence: { [channel]: { ready: true } }, waits },
    },
  ).start();
  const line = (state: 'connected' | 'disconnected' | 'suspended' | 'failed') =>
    held.report({ type: 'connection.changed', state, problem: undefined });
  const attached = (resumed: boolean, name = channel) =>
    held.report({ type: 'channel.attached', channel: name, resumed });
  return { actor, clock, facts, commands, held, line, attached };
}

/** The line is up and nothing that was said is missing. */
function isUpToDate(actor: RealtimeConnectionRef): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.matches({ held: 'connected' }) && snapshot.context.gaps.length === 0;
}

test('with a deferred start it connects on demand, to all channels requested meanwhile', () => {
  const { actor, held } = createTestConnection(true);
  actor.send({ type: 'channel.joined', channel: 'session:1:team:2' });
  expect(held.inputs).toEqual([]);
  actor.send({ type: 'connection.requested' });
  expect(held.inputs).toMatchObject([{ channels: [channel, 'session:1:team:2'] }]);
  actor.send({ type: 'connection.requested' });
  expect(held.inputs).toHaveLength(1);
});

test('the first attach asks for a snapshot, marked as the first', () => {
  const { actor, facts, line, attached } = createTestConnection();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  line('connected');
  attached(false);
  expect(facts).toEqual([{ type: 'realtime.connected' }, { type: 'gap.found', channel, first: true }]);
  expect(isUpToDate(actor)).toBe(false);
  actor.send({ type: 'snapshot.loaded', channel });
  expect(isUpToDate(actor)).toBe(true);
});

test('a line that resumes asks for nothing', () => {
  const { actor, facts, line, attached } = createTestConnection();
  line('connected');
  attached(false);
  actor.send({ type: 'snapshot.loaded', channel });
  line('disconnected');
  expect(actor.getSnapshot().matches({ held: 'disconnected' })).toBe(true);
  line('connected');
  attached(true);
  expect(facts.slice(2)).toEqual([{ type: 'realtime.disconnected' }, { type: 'realtime.connected' }]);
  expect(isUpToDate(actor)).toBe(true);
});

test('lost continuity is a gap, and a resume before its snapshot leaves it open', () => {
  const { actor, facts, line, attached } = createTestConnection();
  line('connected');
  attached(false);
  actor.send({ type: 'snapshot.loaded', channel });
  line('disconnected');
  line('suspended');
  expect(actor.getSnapshot().hasTag('blocking')).toBe(true);
  line('connected');
  attached(false);
  expect(facts.at(-1)).toEqual({ type: 'gap.found', channel, first: false });
  line('disconnected');
  line('connected');
  attached(true);
  expect(isUpToDate(actor)).toBe(false);
  actor.send({ type: 'snapshot.loaded', channel });
  expect(isUpToDate(actor)).toBe(true);
});

test('two gaps need two snapshots', () => {
  const { actor, line, attached } = createTestConnection();
  line('connected');
  attached(false);
  attached(false, 'seat:7');
  actor.send({ type: 'snapshot.loaded', channel });
  expect(isUpToDate(actor)).toBe(false);
  actor.send({ type: 'snapshot.loaded', channel: 'seat:7' });
  expect(isUpToDate(actor)).toBe(true);
});

test('messages and members go to the parent, commands to the connection', () => {
  const { actor, facts, commands, held } = createTestConnection();
  const message = { name: 'takeover', data: { connection_id: 'c1' } } as const;
  const hello = { from: 'ana', to: 'ben', attempt: 'a1', kind: 'hello' } as const;
  held.report({ type: 'message.received', channel, message });
  held.report({ type: 'members.changed', channel, members: [] });
  expect(facts).toEqual([
    { type: 'realtime.message', channel, message },
    { type: 'realtime.presence', channel, members: [] },
  ]);
  const sent: ConnectionCommand[] = [
    { type: 'channel.joined', channel: 'seat:7' },
    { type: 'presence.entered', channel: 'seat:7', data: 1 },
    { type: 'message.sent', channel, message: { name: 'signal', data: hello } },
    { type: 'presence.left', channel: 'seat:7' },
    { type: 'channel.left', channel: 'seat:7' },
  ];
  for (const command of sent) actor.send(command);
  expect(commands).toEqual(sent);
  expect(actor.getSnapshot().context.channels).toEqual([channel]);
});

test('a failed connection is closed, and opened anew with all its channels, as often as it takes', () => {
  const { actor, clock, facts, held, line, attached } = createTestConnection();
  line('connected');
  attached(false);
  line('failed');
  expect(facts.at(-1)).toEqual({ type: 'realtime.failed', problem: undefined });
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  actor.send({ type: 'channel.joined', channel: 'seat:7' });
  actor.send({ type: 'presence.entered', channel: 'seat:7', data: 1 });
  actor.send({ type: 'presence.left', channel });
  clock.increment(realtimeConnectionDelays.beforeReopening);
  line('failed');
  actor.send({ type: 'channel.left', channel });
  clock.increment(realtimeConnectionDelays.beforeReopening);
  line('connected');
  expect(actor.getSnapshot().matches({ held: 'connected' })).toBe(true);
  expect(held.inputs.map(({ channels, presence }) => ({ channels, presence }))).toEqual([
    { channels: [channel], presence: { [channel]: { ready: true } } },
    { channels: [channel, 'seat:7'], presence: { 'seat:7': 1 } },
    { channels: ['seat:7'], presence: { 'seat:7': 1 } },
  ]);
});

test('every state can be reached', () => {
  const { actor } = createTestConnection();
  const states = (['connected', 'disconnected', 'suspended', 'failed'] as const).map((state) => ({
    type: 'connection.changed' as const,
    state,
    problem: undefined,
  }));
  const paths = getShortestPaths(realtimeConnectionMachine, {
    input: {
      parent: actor.getSnapshot().context.parent,
      token: null,
      channels: [channel],
      presence: {},
      waits: true,
    },
    events: [
      { type: 'connection.requested' },
      ...states,
      { type: 'channel.attached', channel, resumed: false },
      { type: 'channel.attached', channel, resumed: true },
      { type: 'snapshot.loaded', channel },
      { type: 'xstate.after.beforeReopening.realtimeConnection.failed' } as never,
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.gaps]),
  });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  expect([...reached].sort()).toEqual([
    '"aside"',
    '"failed"',
    '{"held":"connecting"}',
    '{"held":"disconnected"}',
    '{"held":"suspended"}',
    '{"held":{"connected":"gapFound"}}',
    '{"held":{"connected":"resumed"}}',
    '{"held":{"connected":"steady"}}',
  ]);
});
