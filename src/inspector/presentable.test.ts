import { expect, test } from 'vitest';
import { createActor, fromPromise, type InspectionEvent, setup } from 'xstate';
import { filtered } from '#contract/rules/log-filter.ts';
import { presentable } from './presentable.ts';

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

const shown = (parts: { snapshot?: object; event?: object }) =>
  presentable({
    ...inspected,
    type: '@xstate.snapshot',
    event: { type: 'x' },
    snapshot: {},
    ...parts,
  } as never) as {
    snapshot: Record<string, unknown>;
    event: Record<string, unknown>;
  };

test('a state is untouched, whatever its name', () => {
  const value = { loggedIn: { user: 'idle', token: { password: 'fresh' } } };
  expect(shown({ snapshot: { status: 'active', value, context: {} } }).snapshot).toMatchObject({
    status: 'active',
    value,
  });
});

test.each(['context', 'output', 'error', 'input'])(
  'under %s no text is kept that a person may have written',
  (part) => {
    const written = {
      seats: [{ seat_id: 'ben', name: 'ben' }],
      created_by: 'Olga Host',
      creators: [{ id: 4, name: 'olga' }],
      activity: [{ text: 'Olga invited Ben', at: '2026-11-27T05:50:00.000Z' }],
      widget: { name: 'Olga Host', user_type: 'admin', user_id: '17' },
      greeting: 'Olga',
      motto: '山田太郎',
      link: 'https://muster.example/experience/join?email=ben@acme.test#link=short',
      draft: 'olga',
    };
    const hidden = shown({ snapshot: { status: 'done', [part]: written } }).snapshot[part];
    expect(hidden).toEqual({
      seats: [{ seat_id: 'ben', name: filtered }],
      created_by: filtered,
      creators: [{ id: 4, name: filtered }],
      activity: [{ text: filtered, at: '2026-11-27T05:50:00.000Z' }],
      widget: { name: filtered, user_type: 'admin', user_id: '17' },
      greeting: filtered,
      motto: filtered,
      link: `https://muster.example/experience/join?email=${filtered}#link=${filtered}`,
      draft: filtered,
    });
  },
);

test('the payload of an event is filtered like a context, its type is not', () => {
  const { event } = shown({
    event: { type: 'user.loaded', user: { first_name: 'olga', id: 3, timezone: 'Europe/Berlin' } },
  });
  expect(event).toEqual({ type: 'user.loaded', user: { first_name: filtered, id: 3, timezone: filtered } });
});

test('labels machines, actors and other logic by kind', () => {
  const ref = createActor(machine);
  const hidden = shown({
    event: {
      type: 'loaded',
      output: {
        door: machine,
        promise: fromPromise(async () => 1),
        ref,
        definition: JSON.parse(JSON.stringify(machine)),
      },
    },
  }).event.output;
  expect(hidden).toEqual({
    door: 'machine door',
    promise: 'actor logic',
    ref: `actor ${ref.id}`,
    definition: 'machine door',
  });
});

test('lists and nesting have an end', () => {
  const nested = Array.from({ length: 20 }).reduce<object>((inner) => ({ inner }), {});
  const { context } = shown({
    snapshot: { context: { many: Array.from({ length: 5000 }, () => 1), nested } },
  }).snapshot;
  expect((context as { many: unknown[] }).many).toHaveLength(201);
  expect(JSON.stringify(context)).toContain('…');
});
