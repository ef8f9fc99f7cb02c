import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { listDelays, type ListEvent, listMachine, type ListPages, type ListQuery } from './list-machine.ts';
import { createLoadPages } from './load-pages.ts';

/** Three pages of two rows for each query; an answer comes when the test lets it. */
function createTestList() {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const world = { down: false, held: [] as (() => void)[], hold: false, names: 'abcdef' };
  let outdated = () => {};
  const loadPages = createLoadPages(async (query, cursor) => {
    asked.push(`${String(query.filter)} "${query.search}" ${cursor ?? 'start'}`);
    if (world.hold) await new Promise<void>((resolve) => world.held.push(resolve));
    if (world.down) throw new Error('no line');
    const from = Number(cursor ?? 0);
    return {
      rows: [...world.names.slice(from, from + 2)].map((id) => ({ id, of: query.filter })),
      nextCursor: from + 2 < world.names.length ? String(from + 2) : null,
      rest: { total: world.names.length },
    };
  });
  const actor = createActor(
    listMachine.provide({
      actors: {
        loadPages: fromPromise<ListPages, { query: ListQuery; pages: number }>(({ input, signal }) =>
          loadPages(input.query, { pages: input.pages }, signal),
        ),
        loadMore: fromPromise<ListPages, { query: ListQuery; cursor: string | null }>(({ input, signal }) =>
          loadPages(input.query, { pages: 1, from: input.cursor ?? undefined }, signal),
        ),
        watch: fromCallback<ListEvent>(({ sendBack }) => {
          outdated = () => sendBack({ type: 'data.outdated' });
        }),
      },
    }),
    { clock, input: { filter: 'upcoming' } },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  const rows = () =>
    actor
      .getSnapshot()
      .context.rows.map(({ id }) => id)
      .join('');
  return { actor, asked, clock, outdated: () => outdated(), rows, settle, world };
}

test('pages follow each other by cursor to the end', async () => {
  const { actor, asked, rows, settle } = createTestList();
  await settle();
  expect(rows()).toBe('ab');
  for (const expected of ['abcd', 'abcdef']) {
    actor.send({ type: 'more.requested' });
    await settle();
    expect(rows()).toBe(expected);
  }
  expect(actor.getSnapshot().can({ type: 'more.requested' })).toBe(false);
  expect(asked).toEqual(['upcoming "" start', 'upcoming "" 2', 'upcoming "" 4']);
});

test('keeps the rows visible while another filter loads', async () => {
  const { actor, rows, settle, world } = createTestList();
  await settle();
  world.hold = true;
  world.names = 'xy';
  actor.send({ type: 'filter.chosen', filter: 'past' });
  await settle();
  expect([rows(), actor.getSnapshot().hasTag('busy')]).toEqual(['ab', true]);
  world.held.shift()?.();
  await settle();
  expect([rows(), actor.getSnapshot().hasTag('busy')]).toEqual(['xy', false]);
});

test('sends a search once typing has paused, and keeps the rows until then', async () => {
  const { actor, asked, clock, rows, settle } = createTestList();
  await settle();
  for (const search of ['f', 'fo', 'fog']) {
    actor.send({ type: 'search.typed', search });
    clock.increment(listDelays.typing - 1);
  }
  expect([asked.length, rows(), actor.getSnapshot().context.query.search]).toEqual([1, 'ab', 'fog']);
  clock.increment(1);
  await settle();
  expect(asked.slice(1)).toEqual(['upcoming "fog" start']);
});

test('ignores a late answer to an earlier query', async () => {
  const { actor, rows, settle, world } = createTestList();
  await settle();
  world.hold = true;
  actor.send({ type: 'filter.chosen', filter: 'past' });
  await settle();
  actor.send({ type: 'filter.chosen', filter: 'drafts' });
  await settle();
  world.names = 'zz';
  world.held[1]?.();
  await settle();
  expect(rows()).toBe('z');
  world.names = 'qq';
  world.held[0]?.();
  await settle();
  expect(rows()).toBe('z');
});

test('news fetch all the pages in sight anew, in place', async () => {
  const { actor, asked, outdated, rows, settle, world } = createTestList();
  await settle();
  actor.send({ type: 'more.requested' });
  await settle();
  world.names = 'bacdef';
  outdated();
  expect(rows()).toBe('abcd');
  await settle();
  expect(rows()).toBe('bacd');
  expect(asked.slice(2)).toEqual(['upcoming "" start', 'upcoming "" 2']);
});

test.each([
  ['news come while the next page is on its way', true],
  ['the next page is asked for while news are on their way', false],
])('%s: both are there in the end', async (_, moreFirst) => {
  const { actor, outdated, rows, settle, world } = createTestList();
  await settle();
  world.hold = true;
  const more = () => actor.send({ type: 'more.requested' });
  for (const happen of moreFirst ? [more, outdated] : [outdated, more]) happen();
  world.hold = false;
  world.names = 'Abcdef';
  for (const answer of world.held.splice(0)) answer();
  await settle();
  expect(rows()).toBe('Abcd');
});

test('shows a row once that moved to the next page', async () => {
  const { actor, rows, settle, world } = createTestList();
  await settle();
  world.names = 'xabcde';
  actor.send({ type: 'more.requested' });
  await settle();
  expect(rows()).toBe('abc');
});

test('the first failure shows itself, a later one keeps the rows; each is tried again', async () => {
  const { actor, outdated, rows, settle, world } = createTestList();
  world.down = true;
  outdated();
  await settle();
  expect(actor.getSnapshot().value).toBe('failed');
  world.down = false;
  actor.send({ type: 'retry.requested' });
  await settle();
  world.down = true;
  actor.send({ type: 'more.requested' });
  await settle();
  expect([rows(), actor.getSnapshot().value]).toEqual(['ab', { shown: 'cutShort' }]);
  expect(actor.getSnapshot().context.failure?.message).toBeTypeOf('string');
  world.down = false;
  actor.send({ type: 'retry.requested' });
  await settle();
  expect(rows()).toBe('abcd');
  world.down = true;
  outdated();
  await settle();
  expect([rows(), actor.getSnapshot().value]).toEqual(['abcd', { shown: 'outdated' }]);
  world.down = false;
  actor.send({ type: 'retry.requested' });
  await settle();
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('another page of an outdated list is fetched with those before it', async () => {
  const { actor, outdated, rows, settle, world } = createTestList();
  await settle();
  world.down = true;
  world.names = 'Abcdef';
  outdated();
  await settle();
  world.down = false;
  actor.send({ type: 'more.requested' });
  await settle();
  expect([rows(), actor.getSnapshot().value]).toEqual(['Abcd', { shown: 'current' }]);
});

test('every state is reachable', () => {
  const page = { rows: [], nextCursor: '2', pages: 1, rest: undefined };
  const samples = {
    'filter.chosen': [{ filter: 'past' }],
    'search.typed': [{ search: 'fog' }],
    'xstate.done.actor.0.list.querying': [{ output: page }],
    'xstate.done.actor.0.list.shown.refreshing': [{ output: page }],
    'xstate.done.actor.0.list.shown.extending': [{ output: page }],
  };
  const input = { filter: 'upcoming' };
  expect(unreachableStates(listMachine, { identity: 'value', samples, input })).toEqual([]);
});
