import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import {
  type CheckId,
  checkIds,
  type CheckResult,
  verdictOf,
} from '../../services/experience/check-verdict.ts';
import { type CheckReport, checkMachine } from './check-machine.ts';

export interface SystemCheckContext {
  results: Record<CheckId, CheckResult>;
}

export type SystemCheckEvent =
  | CheckReport
  | { type: 'check.started'; id: CheckId }
  /** What only a person can tell: the tone was heard, the recording sounded right. */
  | { type: 'check.confirmed'; id: CheckId; passed: boolean; detail: string };

const untested = (): Record<CheckId, CheckResult> => {
  const entries = checkIds.map((id): [CheckId, CheckResult] => [id, { state: 'untested', detail: '' }]);
  return Object.fromEntries(entries) as Record<CheckId, CheckResult>;
};

/** One child for each check; the verdict is told once all have answered, and again whenever one changes. */
export const systemCheckMachine = setup({
  types: {} as { context: SystemCheckContext; events: SystemCheckEvent },
  actors: { check: checkMachine },
  actions: {
    startCheck: enqueueActions(({ enqueue, self }, params: { id: CheckId }) => {
      enqueue.stopChild(params.id);
      enqueue.spawnChild('check', { id: params.id, input: { id: params.id, parent: self } });
    }),
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
    isComplete: ({ context }) => verdictOf(context.results) !== null,
  },
}).createMachine({
  id: 'systemCheck',
  context: () => ({ results: untested() }),
  initial: 'checking',
  on: {
    'check.started': { target: '.checking', actions: { type: 'startCheck', params: ({ event }) => event } },
    'check.changed': { target: '.checking', actions: { type: 'note', params: ({ event }) => event } },
    'check.confirmed': {
      target: '.checking',
      actions: {
        type: 'note',
        params: ({ event }) => ({
          id: event.id,
          result: { state: event.passed ? 'passed' : 'failed', detail: event.detail },
        }),
      },
    },
  },
  states: {
    checking: { always: { guard: 'isComplete', target: 'judged' } },
    judged: { entry: { type: 'reportVerdict', params: ({ context }) => context } },
  },
});

export type SystemCheckRef = ActorRefFrom<typeof systemCheckMachine>;
