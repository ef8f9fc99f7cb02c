import { assign, enqueueActions, setup } from 'xstate';
import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import type { BrowserName } from '../../services/device-check/browser-name.ts';
import { type CheckResult, selfRunning, verdictOf } from '../../services/device-check/check-verdict.ts';
import { judgedResult, refusedResult } from '../../services/device-check/trial-result.ts';
import { deviceTrialMachine, type TrialFact } from '../device-trial/device-trial-machine.ts';
import { type CheckReport, checkMachine } from './check-machine.ts';

export interface SystemCheckInput {
  /** The browser in use, for the menus that remedies name. */
  browser: BrowserName;
}

export interface SystemCheckContext extends SystemCheckInput {
  results: Record<CheckId, CheckResult>;
}

export type SystemCheckEvent =
  | CheckReport
  | TrialFact
  /** The checks that need no user action. */
  | { type: 'checks.started' }
  | { type: 'check.started'; id: CheckId };

const untested = (): Record<CheckId, CheckResult> => {
  const entries = checkIds.map((id): [CheckId, CheckResult] => [id, { state: 'untested', detail: [] }]);
  return Object.fromEntries(entries) as Record<CheckId, CheckResult>;
};

/**
 * One child for each check: automatic checks run first for the connection and then for the rest; speaker, microphone and
 * camera are tested by hand. The verdict is emitted once all have results, and again after each change.
 */
export const systemCheckMachine = setup({
  types: {} as { context: SystemCheckContext; events: SystemCheckEvent; input: SystemCheckInput },
  actors: {
    check: checkMachine,
    speakerTrial: deviceTrialMachine,
    microphoneTrial: deviceTrialMachine,
    cameraTrial: deviceTrialMachine,
  },
  actions: {
    startChecks: enqueueActions(({ context, enqueue, self }, params: { ids: readonly CheckId[] }) => {
      const running = params.ids.map((id) => [id, { state: 'running', detail: [] }] as const);
      enqueue.assign({ results: { ...context.results, ...Object.fromEntries(running) } });
      for (const id of params.ids) {
        enqueue.stopChild(`check ${id}`);
        enqueue.spawnChild('check', { id: `check ${id}`, input: { id, parent: self } });
      }
    }),
    note: assign({
      results: ({ context }, params: { id: CheckId; result: CheckResult }) => ({
        ...context.results,
        [params.id]: params.result,
      }),
    }),
    noteJudged: assign({
      results: ({ context }, { kind, worked }: Extract<TrialFact, { type: 'trial.judged' }>) => ({
        ...context.results,
        [kind]: judgedResult(kind, worked, context.browser),
      }),
    }),
    noteRefused: assign({
      results: ({ context }, { kind, reason }: Extract<TrialFact, { type: 'trial.refused' }>) => ({
        ...context.results,
        [kind]: refusedResult(kind, reason, context.browser),
      }),
    }),
    reportVerdict: (_, _params: { results: SystemCheckContext['results'] }) => {
      throw new Error('`reportVerdict` must be provided');
    },
  },
  guards: {
    isComplete: ({ context }) => verdictOf(context.results) !== null,
    isLineMeasured: ({ context: { results } }) =>
      results.network.state !== 'running' && results.network.state !== 'untested',
  },
}).createMachine({
  id: 'systemCheck',
  context: ({ input }) => ({ ...input, results: untested() }),
  invoke: [
    { id: 'speaker', src: 'speakerTrial', input: ({ self }) => ({ kind: 'speaker', parent: self }) },
    { id: 'microphone', src: 'microphoneTrial', input: ({ self }) => ({ kind: 'microphone', parent: self }) },
    { id: 'camera', src: 'cameraTrial', input: ({ self }) => ({ kind: 'camera', parent: self }) },
  ],
  initial: 'waiting',
  on: {
    'checks.started': '.measuring',
    'check.started': {
      target: '.trying',
      actions: { type: 'startChecks', params: ({ event }) => ({ ids: [event.id] }) },
    },
    'check.changed': { target: '.trying', actions: { type: 'note', params: ({ event }) => event } },
    'trial.judged': { target: '.trying', actions: { type: 'noteJudged', params: ({ event }) => event } },
    'trial.refused': { target: '.trying', actions: { type: 'noteRefused', params: ({ event }) => event } },
  },
  states: {
    waiting: {
      tags: 'busy',
      on: {
        'trial.judged': { actions: { type: 'noteJudged', params: ({ event }) => event } },
        'trial.refused': { actions: { type: 'noteRefused', params: ({ event }) => event } },
      },
    },
    measuring: {
      tags: 'busy',
      entry: { type: 'startChecks', params: { ids: selfRunning.first } },
      on: {
        'check.started': { actions: { type: 'startChecks', params: ({ event }) => ({ ids: [event.id] }) } },
        'check.changed': { actions: { type: 'note', params: ({ event }) => event } },
        'trial.judged': { actions: { type: 'noteJudged', params: ({ event }) => event } },
        'trial.refused': { actions: { type: 'noteRefused', params: ({ event }) => event } },
      },
      always: {
        guard: 'isLineMeasured',
        target: 'trying',
        actions: { type: 'startChecks', params: { ids: selfRunning.onceMeasured } },
      },
    },
    trying: { tags: 'busy', always: { guard: 'isComplete', target: 'judged' } },
    judged: { entry: { type: 'reportVerdict', params: ({ context }) => context } },
  },
});
