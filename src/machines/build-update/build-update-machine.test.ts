import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { createFactCollector } from '../../../tests/support/fact-collector.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import type { BuildMetadata } from '#contract/calls/schemas/site.ts';
import { type BuildUpdateFact, buildUpdateDelays, buildUpdateMachine } from './build-update-machine.ts';
import { selectOffersReload, selectRedirect } from './build-update-selectors.ts';

function createTestBuildUpdate(path = '/') {
  const answer = { current: { build: 'one' } as BuildMetadata | Error };
  const read = vi.fn(async () => {
    if (answer.current instanceof Error) throw answer.current;
    return answer.current;
  });
  const clock = new SimulatedClock();
  const given = { current: true };
  const find = vi.fn(async ({ input }: { input: { file: string } }) => given.current && input.file !== '');
  const machine = buildUpdateMachine.provide({
    actors: { readMetadata: fromPromise(read), findFile: fromPromise(find) },
  });
  const { facts, parent } = createFactCollector<BuildUpdateFact>();
  const actor = createActor(machine, { clock, input: { path, parent } }).start();
  const reloads = () => facts.filter(({ type }) => type === 'reload.wanted').length;
  const settle = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  };
  const nextCheck = async () => {
    await settle();
    clock.increment(buildUpdateDelays.betweenChecks);
    await settle();
  };
  const miss = async (file: string) => {
    actor.send({ type: 'file.missing', file });
    await settle();
  };
  return { actor, answer, clock, given, miss, read, reloads, settle, nextCheck };
}

test('the same build offers nothing', async () => {
  const { actor, nextCheck, read } = createTestBuildUpdate();
  await nextCheck();
  expect(read).toHaveBeenCalledTimes(2);
  expect(selectOffersReload(actor.getSnapshot())).toBe(false);
});

test('a new build offers a reload, which a person asks for', async () => {
  const { actor, answer, nextCheck, reloads } = createTestBuildUpdate();
  await nextCheck();
  answer.current = { build: 'two' };
  await nextCheck();
  expect(selectOffersReload(actor.getSnapshot())).toBe(true);
  expect(reloads()).toBe(0);
  actor.send({ type: 'reload.requested' });
  expect(reloads()).toBe(1);
});

test('a dismissed offer returns after an hour', async () => {
  const { actor, answer, clock, nextCheck } = createTestBuildUpdate();
  await nextCheck();
  answer.current = { build: 'two' };
  await nextCheck();
  actor.send({ type: 'offer.dismissed' });
  expect(selectOffersReload(actor.getSnapshot())).toBe(false);
  clock.increment(buildUpdateDelays.untilOfferedAgain);
  expect(selectOffersReload(actor.getSnapshot())).toBe(true);
});

test('nothing is checked or offered in the experience', async () => {
  const { actor, answer, nextCheck, read, reloads } = createTestBuildUpdate('/dashboard');
  await nextCheck();
  actor.send({ type: 'page.changed', path: '/experience/live/x' });
  await nextCheck();
  expect(read).toHaveBeenCalledTimes(2);
  actor.send({ type: 'page.changed', path: '/dashboard' });
  answer.current = { build: 'two' };
  await nextCheck();
  actor.send({ type: 'page.changed', path: '/experience/live/x' });
  expect(selectOffersReload(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'reload.requested' });
  expect(reloads()).toBe(0);
});

test('a failed check is tried again at the next interval', async () => {
  const { actor, answer, nextCheck } = createTestBuildUpdate();
  answer.current = new Error('offline');
  await nextCheck();
  answer.current = { build: 'one' };
  await nextCheck();
  expect(actor.getSnapshot().context.build).toBe('one');
});

test('a missing file reloads the page when the server has a new build, also in the experience', async () => {
  const { answer, miss, nextCheck, reloads } = createTestBuildUpdate('/experience/live/x');
  await nextCheck();
  answer.current = { build: 'two' };
  await miss('/assets/a.js');
  expect(reloads()).toBe(1);
  await miss('/assets/a.js');
  expect(reloads()).toBe(2);
});

test.each([
  ['the build is the same', { build: 'one' }],
  ['the line is dead', new Error('offline')],
])('a missing file leaves the page as it is where %s', async (_name, found) => {
  const { actor, answer, miss, nextCheck, reloads } = createTestBuildUpdate();
  await nextCheck();
  answer.current = found;
  await miss('/assets/a.js');
  expect(reloads()).toBe(0);
  expect(actor.getSnapshot().value).toBe('current');
});

test.each([
  ['the build is the same', { build: 'one' }],
  ['the code that asks for the build is itself missing', new Error('offline')],
])(
  'a file that goes on missing though the server gives it out reloads the page where %s',
  async (_name, found) => {
    const { answer, given, miss, nextCheck, reloads } = createTestBuildUpdate('/experience/live/x');
    await nextCheck();
    answer.current = found;
    given.current = false;
    await miss('/assets/a.js');
    given.current = true;
    await miss('/assets/a.js');
    await miss('/assets/b.js');
    expect(reloads()).toBe(0);
    await miss('/assets/b.js');
    expect(reloads()).toBe(1);
  },
);

test('a file that was found once is looked for anew before the page is loaded anew for it', async () => {
  const { given, miss, nextCheck, reloads } = createTestBuildUpdate();
  await nextCheck();
  await miss('/assets/a.js');
  given.current = false;
  await miss('/assets/a.js');
  await miss('');
  await miss('');
  expect(reloads()).toBe(0);
});

test('the rules for routes are those of the last answer', async () => {
  const { actor, answer, settle, nextCheck } = createTestBuildUpdate();
  answer.current = { build: 'one', redirects: { '/old': '/new' } };
  await nextCheck();
  await settle();
  expect(selectRedirect(actor.getSnapshot(), '/old')).toBe('/new');
  expect(selectRedirect(actor.getSnapshot(), '/old/')).toBe('/new');
  expect(selectRedirect(actor.getSnapshot(), '/toString')).toBeNull();
});

test('every state is reachable', () => {
  const samples = {
    'page.changed': [{ path: '/' }],
    'file.missing': [{ file: '/assets/a.js' }],
    'xstate.done.actor.0.buildUpdate.checking': [{ output: { build: 'one' } }, { output: { build: 'two' } }],
    'xstate.done.actor.0.buildUpdate.searching': [{ output: { build: 'one' } }],
    'xstate.done.actor.0.buildUpdate.finding': [{ output: true }],
  };
  expect(
    unreachableStates(buildUpdateMachine, { samples, input: { path: '/', ...createFactCollector() } }),
  ).toEqual([]);
});
