import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import type { BrowserName } from '../../services/device-check/browser-name.ts';
import { type CheckResult, selfRunning, verdictOf } from '../../services/device-check/check-verdict.ts';
import { checkDelays, checkMachine } from './check-machine.ts';
import { systemCheckMachine } from './system-check-machine.ts';

const browser: BrowserName = { name: 'Firefox 153', system: 'Windows', family: 'firefox', isPhone: false };

function createTestCheck(run: (id: CheckId) => Promise<CheckResult>) {
  const clock = new SimulatedClock();
  const reported: (string | null)[] = [];
  const actor = createActor(
    systemCheckMachine.provide({
      actors: {
        check: checkMachine.provide({
          actors: { runCheck: fromPromise<CheckResult, { id: CheckId }>(({ input }) => run(input.id)) },
        }),
      },
      actions: { reportVerdict: (_, params) => reported.push(verdictOf(params.results)) },
    }),
    { clock, input: { browser } },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { actor, clock, reported, settle };
}

const passed: CheckResult = { state: 'passed', detail: [['liveOpens']] };

test('the verdict is emitted once all checks have finished', async () => {
  const { actor, reported, settle } = createTestCheck(async () => passed);
  for (const id of checkIds) actor.send({ type: 'check.started', id });
  expect(reported).toEqual([]);
  await settle();
  expect([actor.getSnapshot().value, reported.at(-1)]).toEqual(['judged', 'ready']);
});

test('a failed check can be run again and changes the verdict', async () => {
  let works = false;
  const { actor, reported, settle } = createTestCheck(async (id) =>
    id === 'playback' && !works ? { state: 'failed' as const, detail: [['noH264'] as const] } : passed,
  );
  for (const id of checkIds) actor.send({ type: 'check.started', id });
  await settle();
  expect(reported.at(-1)).toBe('failed');
  works = true;
  actor.send({ type: 'check.started', id: 'playback' });
  await settle();
  expect(reported.at(-1)).toBe('ready');
});

test('a check that never answers has failed after a while', async () => {
  const { actor, clock } = createTestCheck(() => new Promise(() => {}));
  actor.send({ type: 'check.started', id: 'network' });
  clock.increment(checkDelays.patience);
  expect(actor.getSnapshot().context.results.network.state).toBe('failed');
});

test('the line is measured alone, and only then do the others begin', async () => {
  const ran: CheckId[] = [];
  const measured = Promise.withResolvers<CheckResult>();
  const { actor, reported, settle } = createTestCheck((id) => {
    ran.push(id);
    return id === 'network' ? measured.promise : Promise.resolve(passed);
  });
  actor.send({ type: 'checks.started' });
  await settle();
  expect(ran).toEqual(selfRunning.first);
  measured.resolve(passed);
  await settle();
  expect([ran, reported]).toEqual([[...selfRunning.first, ...selfRunning.onceMeasured], ['limited']]);
});

test('the others begin even where the line could not be measured', async () => {
  const { actor, settle } = createTestCheck(async (id) => {
    if (id === 'network') throw new Error('no line');
    return passed;
  });
  actor.send({ type: 'checks.started' });
  await settle();
  const { network, video } = actor.getSnapshot().context.results;
  expect([network, video]).toEqual([
    { state: 'failed', detail: [['notTested']], remedy: [['checkConnection']] },
    passed,
  ]);
});

test('its phases: the line alone, then the rest, then the verdict', async () => {
  const { actor, settle } = createTestCheck(async () => passed);
  const phases: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (phases.at(-1) !== value) phases.push(value);
  });
  actor.send({ type: 'checks.started' });
  await settle();
  expect(phases).toEqual(['measuring', 'trying', 'judged']);
});

test('begun anew, the line is measured anew before the others', async () => {
  const ran: CheckId[] = [];
  let measured = Promise.withResolvers<CheckResult>();
  const { actor, settle } = createTestCheck((id) => {
    ran.push(id);
    return id === 'network' ? measured.promise : Promise.resolve(passed);
  });
  actor.send({ type: 'checks.started' });
  measured.resolve(passed);
  await settle();
  measured = Promise.withResolvers();
  ran.length = 0;
  actor.send({ type: 'checks.started' });
  await settle();
  expect([actor.getSnapshot().value, ran]).toEqual(['measuring', selfRunning.first]);
});

test('a manual check counts as answered, and a refusal names the setting of the browser', () => {
  const { actor } = createTestCheck(async () => passed);
  actor.send({ type: 'trial.judged', kind: 'speaker', worked: false });
  actor.send({ type: 'trial.refused', kind: 'camera', reason: 'refused' });
  const { speaker, camera } = actor.getSnapshot().context.results;
  expect([speaker.state, speaker.detail, camera.state, camera.remedy]).toEqual([
    'failed',
    [['deviceDidNotWork', 'speaker']],
    'failed',
    [['allowDevice', 'camera', 'firefox']],
  ]);
});

test('every state can be reached', () => {
  const machine = systemCheckMachine.provide({ actions: { reportVerdict: () => {} } });
  const needed = (['browser', 'network', 'realtime', 'playback'] as const).map((id) => ({
    type: 'check.changed' as const,
    id,
    result: passed,
  }));
  const paths = getShortestPaths(machine, {
    input: { browser },
    events: [{ type: 'checks.started' }, ...needed],
    serializeState: (state) => `${String(state.value)} ${JSON.stringify(state.context.results)}`,
    limit: 500,
  });
  expect([...new Set(paths.map((path) => path.state.value))].sort()).toEqual([
    'judged',
    'measuring',
    'trying',
    'waiting',
  ]);
});
