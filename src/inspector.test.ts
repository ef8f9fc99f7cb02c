import { expect, test } from 'vitest';
import { createActor, fromPromise, type InspectionEvent, setup } from 'xstate';
import { presentable } from './inspector.ts';

const seats = [{ seat_id: 'ben', name: 'Benedikt' }];
const machine = setup({
  types: {} as { context: { token: string; user: { first_name: string }; seats: object[] } },
  actors: { logIn: fromPromise<{ token: string }, { email: string; password: string }>(async () => never) },
}).createMachine({
  id: 'door',
  context: { token: '1|a-token-that-nobody-else-may-see', user: { first_name: 'Olga' }, seats },
  initial: 'open',
  states: {
    open: {
      invoke: { src: 'logIn', input: { email: 'olga@acme.example', password: 'correct horse battery' } },
    },
  },
});
const never = new Promise<{ token: string }>(() => undefined);

const inspected = {
  _version: '1',
  createdAt: '0',
  id: null,
  rootId: 'x:0',
  sessionId: 'x:0',
};

function snapshotsOf(): unknown[] {
  const seen: unknown[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.snapshot') seen.push(event.snapshot);
  };
  createActor(machine, { inspect }).start().stop();
  return seen;
}

test('what the inspector is sent holds no token, password, address or name, at whatever depth', () => {
  const sent = snapshotsOf().map((snapshot) =>
    presentable({ ...inspected, type: '@xstate.snapshot', event: { type: 'x' }, snapshot } as never),
  );
  const text = JSON.stringify(sent);
  expect(text).toContain('"value":"open"');
  expect(text).toContain('"seat_id":"ben"');
  for (const secret of ['nobody-else', 'correct horse', 'olga@', 'Olga', 'Benedikt'])
    expect(text).not.toContain(secret);
});

test('the playback of a seat arrives as it is, value by value', () => {
  const playback = {
    playerCurrentTime: 12_340,
    timeLeft: 21_660,
    endTime: 1_795_348_834_000,
    experiencePathOrder: ['bridge', 'which-way'],
    currentHlsUrl: '/media/the-borrowed-light/bridge/master.m3u8',
    ended: false,
    muteVideo: true,
  };
  const snapshot = { status: 'active', context: { playback } };
  const event = {
    ...inspected,
    type: '@xstate.snapshot',
    event: { type: 'clip.progressed' },
    snapshot,
  } as never;
  expect(presentable(event)).toMatchObject({ snapshot: { context: { playback } } });
});

test('a chart arrives whole, however long it is', () => {
  const definition = JSON.stringify({ id: 'long', states: { [`s${'x'.repeat(20_000)}`]: {} } });
  const event = { ...inspected, type: '@xstate.actor', name: 'long', definition, snapshot: {} } as never;
  expect((presentable(event) as { definition: string }).definition).toBe(definition);
});
