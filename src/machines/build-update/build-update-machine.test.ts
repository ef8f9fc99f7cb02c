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
  const machine = buildUpdateMachine.provide({ actors: { readMetadata: fromPromise(read) } });
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
  return { actor, answer, clock, read, reloads, settle, nextCheck };
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

test('an offer that is put away comes back an hour later', async () => {
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

test('a missing file reloads the page where the server gives out a new build, also in the experience', async () => {
  const { actor, answer, nextCheck, reloads, settle } = createTestBuildUpdate('/experience/live/x');
  await nextCheck();
  answer.current = { build: 'two' };
  actor.send({ type: 'file.missing' });
  await settle();
  expect(reloads()).toBe(1);
  actor.send({ type: 'file.missing' });
  expect(reloads()).toBe(2);
});

test.each([
  ['the build is the same', { build: 'one' }],
  ['the line is dead', new Error('offline')],
])('a missing file leaves the page as it is where %s', async (_name, found) => {
  const { actor, answer, nextCheck, reloads, settle } = createTestBuildUpdate();
  await nextCheck();
  answer.current = found;
  actor.send({ type: 'file.missing' });
  await settle();
  expect(reloads()).toBe(0);
  expect(actor.getSnapshot().value).toBe('current');
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
    'file.missing': [{}],
    'xstate.done.actor.0.buildUpdate.checking': [{ output: { build: 'one' } }, { output: { build: 'two' } }],
    'xstate.done.actor.0.buildUpdate.searching': [{ output: { build: 'one' } }],
  };
  expect(
    unreachableStates(buildUpdateMachine, { samples, input: { path: '/', ...createFactCollector() } }),
  ).toEqual([]);
});
