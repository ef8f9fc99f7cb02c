import { expect, test } from 'vitest';
import { createLoadGate, type LoadPlace, type LoadSubject } from './load-gate.ts';

type Gate = ReturnType<typeof createLoadGate>;
const somebody: LoadSubject = { address: '10.0.0.1', token: 'a' };

function placeIn(gate: Gate, subject = somebody): LoadPlace {
  const place = gate.enter(subject);
  if (!place) throw new Error('The gate is full');
  return place;
}

/** Lets the places run one after another, and returns the order in which they had their turn; `!` before who was refused. */
async function orderOf(entered: readonly { name: string; place: LoadPlace }[]): Promise<string[]> {
  const order: string[] = [];
  const finished = entered.map(async ({ name, place }) => {
    const isTurn = (await place.turn) ?? true;
    order.push(isTurn ? name : `!${name}`);
    place.leave();
  });
  await Promise.all(finished);
  return order;
}

test('so many run at once, so many wait in the order of their arrival, and the next is refused', async () => {
  const gate = createLoadGate({ running: 2, queued: 2 });
  const [first, second, third, fourth] = [placeIn(gate), placeIn(gate), placeIn(gate), placeIn(gate)];
  expect([first.turn, second.turn]).toEqual([undefined, undefined]);
  expect(gate.enter(somebody)).toBeUndefined();
  expect(gate.isRefused(somebody)).toBe(true);
  const begun: string[] = [];
  void third.turn?.then(() => begun.push('third'));
  void fourth.turn?.then(() => begun.push('fourth'));
  first.leave();
  await third.turn;
  expect(begun).toEqual(['third']);
  second.leave();
  await fourth.turn;
  expect(begun).toEqual(['third', 'fourth']);
});

test('releasing twice frees one place, and all places are freed in the end', () => {
  const gate = createLoadGate({ running: 1, queued: 1 });
  const first = placeIn(gate);
  placeIn(gate);
  first.leave();
  first.leave();
  expect(gate.enter(somebody)).toBeDefined();
  expect(gate.enter(somebody)).toBeUndefined();
});

test('a request that is given up while it waits frees its place in the queue, and takes no turn', async () => {
  const gate = createLoadGate({ running: 1, queued: 2 });
  const [first, givenUp, next] = [placeIn(gate), placeIn(gate), placeIn(gate)];
  givenUp.leave();
  first.leave();
  await next.turn;
  next.leave();
  expect(placeIn(gate).turn).toBeUndefined();
});

test('without room everybody is refused', () => {
  expect(createLoadGate({ running: 0, queued: 0 }).enter(somebody)).toBeUndefined();
});

const entering = (gate: Gate, name: string, subject: LoadSubject) => ({
  name,
  place: placeIn(gate, subject),
});

test.each([
  { one: 'address', greedy: { address: '10.0.0.1', token: 'a' }, other: { address: '10.0.0.2', token: 'b' } },
  { one: 'token', greedy: { address: '10.0.0.1', token: 'a' }, other: { address: '10.0.0.1', token: 'b' } },
])('sixty requests of one $one let another’s have the second turn', async ({ greedy, other }) => {
  const gate = createLoadGate({ running: 1, queued: 100 });
  const sixty = Array.from({ length: 60 }, (_, n) => entering(gate, `greedy ${n}`, greedy));
  const order = await orderOf([...sixty, entering(gate, 'other', other)]);
  expect(order.slice(0, 3)).toEqual(['greedy 0', 'greedy 1', 'other']);
  expect(order).toHaveLength(61);
});

test('many tokens of one address have no more turns than one token of another', async () => {
  const gate = createLoadGate({ running: 1, queued: 100 });
  const forged = Array.from({ length: 30 }, (_, n) =>
    entering(gate, `forged ${n}`, { address: '10.0.0.1', token: `t${n}` }),
  );
  const others = Array.from({ length: 3 }, (_, n) =>
    entering(gate, `other ${n}`, { address: '10.0.0.2', token: 'b' }),
  );
  const order = await orderOf([...forged, ...others]);
  expect(order.slice(0, 7)).toEqual([
    'forged 0',
    'forged 1',
    'other 0',
    'forged 2',
    'other 1',
    'forged 3',
    'other 2',
  ]);
});

test.each([
  { of: 'another address', other: { address: '10.0.0.2', token: 'b' } },
  { of: 'another token of the address', other: { address: '10.0.0.1', token: 'b' } },
])(
  'a full queue has room for $of: refuses the newest request of the sender with most in it',
  async ({ other }) => {
    const gate = createLoadGate({ running: 1, queued: 3 });
    const greedy = Array.from({ length: 4 }, (_, n) => entering(gate, `greedy ${n}`, somebody));
    expect(gate.enter(somebody)).toBeUndefined();
    expect(gate.isRefused(other)).toBe(false);
    const order = await orderOf([...greedy, entering(gate, 'other', other)]);
    expect(order.toSorted()).toEqual(['!greedy 3', 'greedy 0', 'greedy 1', 'greedy 2', 'other']);
  },
);

test('a request that was refused while it waited frees no slot when it leaves', async () => {
  const gate = createLoadGate({ running: 1, queued: 1 });
  const [first, refused] = [placeIn(gate), placeIn(gate)];
  expect(gate.enter({ address: '10.0.0.2', token: 'b' })).toBeUndefined();
  refused.leave();
  const waiting = placeIn(gate);
  first.leave();
  expect(await waiting.turn).toBe(true);
  expect(placeIn(gate).turn).toBeInstanceOf(Promise);
});
