import { expect, test } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ConnectionCommand, ConnectionInput, ConnectionReport } from './hold-connection-actor.ts';
import { realtimeConnectionMachine } from './realtime-connection-machine.ts';
import { selectIsAway, selectIsConnected, selectIsUpToDate } from './realtime-connection-selectors.ts';
import type { RealtimeFact } from './realtime-facts.ts';

const channel = 'session:1';

function createTestConnection() {
  const facts: RealtimeFact[] = [];
  const commands: ConnectionCommand[] = [];
  const held = { opened: 0, report: (_report: ConnectionReport) => {} };
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
          ({ sendBack, receive }) => {
            held.opened += 1;
            held.report = sendBack;
            receive((command) => commands.push(command));
          },
        ),
      },
    }),
    { input: { parent, channels: [channel], presence: { [channel]: { ready: true } } } },
  ).start();
  const line = (state: 'connected' | 'disconnected' | 'suspended' | 'failed') =>
    held.report({ type: 'connection.changed', state, problem: undefined });
  const attached = (resumed: boolean, name = channel) =>
    held.report({ type: 'channel.attached', channel: name, resumed });
  return { actor, facts, commands, held, line, attached };
}

test('the first attach asks for a snapshot, marked as the first', () => {
  const { actor, facts, line, attached } = createTestConnection();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  line('connected');
  attached(false);
  expect(facts).toEqual([{ type: 'realtime.connected' }, { type: 'gap.found', channel, first: true }]);
  expect(selectIsUpToDate(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'snapshot.loaded', channel });
  expect(selectIsUpToDate(actor.getSnapshot())).toBe(true);
});

test('a line that resumes asks for nothing', () => {
  const { actor, facts, line, attached } = createTestConnection();
  line('connected');
  attached(false);
  actor.send({ type: 'snapshot.loaded', channel });
  line('disconnected');
  expect(selectIsAway(actor.getSnapshot())).toBe(true);
  line('connected');
  attached(true);
  expect(facts.slice(2)).toEqual([
    { type: 'realtime.disconnected' },
    { type: 'realtime.connected' },
    { type: 'realtime.resumed', channel },
  ]);
  expect(selectIsUpToDate(actor.getSnapshot())).toBe(true);
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
  expect(selectIsUpToDate(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'snapshot.loaded', channel });
  expect(selectIsUpToDate(actor.getSnapshot())).toBe(true);
});

test('two gaps need two snapshots', () => {
  const { actor, line, attached } = createTestConnection();
  line('connected');
  attached(false);
  attached(false, 'seat:7');
  actor.send({ type: 'snapshot.loaded', channel });
  expect(selectIsUpToDate(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'snapshot.loaded', channel: 'seat:7' });
  expect(selectIsUpToDate(actor.getSnapshot())).toBe(true);
});

test('messages and members go to the parent, commands to the connection', () => {
  const { actor, facts, commands, held } = createTestConnection();
  held.report({ type: 'message.received', channel, name: 'projection', data: { step: 1 } });
  held.report({ type: 'members.changed', channel, members: [] });
  expect(facts).toEqual([
    { type: 'realtime.message', channel, name: 'projection', data: { step: 1 } },
    { type: 'realtime.presence', channel, members: [] },
  ]);
  const sent: ConnectionCommand[] = [
    { type: 'channel.joined', channel: 'seat:7' },
    { type: 'presence.entered', channel: 'seat:7', data: 1 },
    { type: 'message.sent', channel, name: 'offer', data: {} },
    { type: 'presence.left', channel: 'seat:7' },
    { type: 'channel.left', channel: 'seat:7' },
  ];
  for (const command of sent) actor.send(command);
  expect(commands).toEqual(sent);
  expect(actor.getSnapshot().context.channels).toEqual([channel]);
});

test('a failed connection is closed, and opened anew on request with all its channels', () => {
  const { actor, facts, held, line, attached } = createTestConnection();
  line('connected');
  attached(false);
  line('failed');
  expect(facts.at(-1)).toEqual({ type: 'realtime.failed', problem: undefined });
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  actor.send({ type: 'connection.retried' });
  line('connected');
  expect(selectIsConnected(actor.getSnapshot())).toBe(true);
  expect([held.opened, actor.getSnapshot().context.channels]).toEqual([2, [channel]]);
});

test('every state can be reached', () => {
  const { actor } = createTestConnection();
  const states = (['connected', 'disconnected', 'suspended', 'failed'] as const).map((state) => ({
    type: 'connection.changed' as const,
    state,
    problem: undefined,
  }));
  const paths = getShortestPaths(realtimeConnectionMachine, {
    input: { parent: actor.getSnapshot().context.parent, channels: [channel], presence: {} },
    events: [
      ...states,
      { type: 'channel.attached', channel, resumed: false },
      { type: 'channel.attached', channel, resumed: true },
      { type: 'snapshot.loaded', channel },
      { type: 'connection.retried' },
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.gaps]),
  });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  expect([...reached].sort()).toEqual([
    '"failed"',
    '{"held":"connecting"}',
    '{"held":"disconnected"}',
    '{"held":"suspended"}',
    '{"held":{"connected":"gapFound"}}',
    '{"held":{"connected":"resumed"}}',
    '{"held":{"connected":"steady"}}',
  ]);
});
