import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type CheckId, checkIds } from '#contract/calls/schemas/system-check.ts';
import { type CheckResult, selfRunning, verdictOf } from '../../services/experience/check-verdict.ts';
import { type CheckReport, checkMachine } from './check-machine.ts';

export interface SystemCheckContext {
  results: Record<CheckId, CheckResult>;
  /** What waits until the line has been measured. */
  waiting: readonly CheckId[];
}

export type SystemCheckEvent =
  | CheckReport
  /** All that needs no touch. */
  | { type: 'checks.started' }
  | { type: 'check.started'; id: CheckId }
  /** What only a person can tell: the tone was heard, the recording sounded right. */
  | { type: 'check.confirmed'; id: CheckId; passed: boolean; detail: string; remedy?: string };

const untested = (): Record<CheckId, CheckResult> => {
  const entries = checkIds.map((id): [CheckId, CheckResult] => [id, { state: 'untested', detail: '' }]);
  return Object.fromEntries(entries) as Record<CheckId, CheckResult>;
};

/** One child for each check; the verdict is told once all have answered, and again whenever one changes. */
export const systemCheckMachine = setup({
  types: {} as { context: SystemCheckContext; events: SystemCheckEvent },
  actors: { check: checkMachine },
  actions: {
    startChecks: enqueueActions(({ enqueue, self }, params: { ids: readonly CheckId[] }) => {
      for (const id of params.ids) {
        enqueue.stopChild(id);
        enqueue.spawnChild('check', { id, input: { id, parent: self } });
      }
    }),
    keepWaiting: assign({ waiting: (_, params: { ids: readonly CheckId[] }) => params.ids }),
    note: assign({
      results: ({ context }, params: { id: CheckId; result: CheckResult }) => ({
        ...context.results,
        [params.id]: params.result,
      }),
    }),
    reportVerdict: (_, _params: { results: SystemCheckContext['results'] }) => {
      throw new Error('`reportVerdict` must be provided');
    },
  },
  guards: {
    isComplete: ({ context }) => context.waiting.length === 0 && verdictOf(context.results) !== null,
    isLineMeasured: ({ context: { waiting, results } }) =>
      waiting.length > 0 && results.network.state !== 'running' && results.network.state !== 'untested',
  },
}).createMachine({
  id: 'systemCheck',
  context: () => ({ results: untested(), waiting: [] }),
  initial: 'checking',
  on: {
    'checks.started': {
      target: '.checking',
      actions: [
        { type: 'keepWaiting', params: { ids: selfRunning.onceMeasured } },
        { type: 'startChecks', params: { ids: selfRunning.first } },
      ],
    },
    'check.started': {
      target: '.checking',
      actions: { type: 'startChecks', params: ({ event }) => ({ ids: [event.id] }) },
    },
    'check.changed': { target: '.checking', actions: { type: 'note', params: ({ event }) => event } },
    'check.confirmed': {
      target: '.checking',
      actions: {
        type: 'note',
        params: ({ event }) => ({
          id: event.id,
          result: {
            state: event.passed ? 'passed' : 'failed',
            detail: event.detail,
            ...(event.remedy === undefined ? {} : { remedy: event.remedy }),
          },
        }),
      },
    },
  },
  states: {
    checking: {
      always: [
        {
          guard: 'isLineMeasured',
          actions: [
            { type: 'startChecks', params: ({ context }) => ({ ids: context.waiting }) },
            { type: 'keepWaiting', params: { ids: [] } },
          ],
        },
        { guard: 'isComplete', target: 'judged' },
      ],
    },
    judged: { entry: { type: 'reportVerdict', params: ({ context }) => context } },
  },
});

export type SystemCheckRef = ActorRefFrom<typeof systemCheckMachine>;
