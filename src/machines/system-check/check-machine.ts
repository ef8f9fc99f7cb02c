import { type ActorRef, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { CheckId } from '#contract/rules/sessions/system-checks.ts';
import { type CheckResult, failed } from '../../services/device-check/check-verdict.ts';
import { ApiError } from '../../services/http/api-error.ts';

export type CheckReport = { type: 'check.changed'; id: CheckId; result: CheckResult };

export interface CheckInput {
  id: CheckId;
  parent: ActorRef<Snapshot<unknown>, CheckReport>;
}

/** In ms: the timeout of a check. */
export const checkDelays = { patience: 15_000 } as const;

/** One check, run once. */
export const checkMachine = setup({
  types: {} as { context: CheckInput; input: CheckInput; events: { type: 'none' } },
  actors: {
    runCheck: fromPromise<CheckResult, { id: CheckId }>(() =>
      Promise.reject(new Error('`runCheck` must be provided')),
    ),
  },
  delays: checkDelays,
  actions: {
    report: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { result: CheckResult }): CheckReport => ({
        type: 'check.changed',
        id: context.id,
        result: params.result,
      }),
    ),
  },
}).createMachine({
  id: 'check',
  context: ({ input }) => input,
  initial: 'running',
  states: {
    running: {
      tags: 'busy',
      invoke: {
        src: 'runCheck',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'done',
          actions: { type: 'report', params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          target: 'done',
          actions: {
            type: 'report',
            params: ({ event }) => ({
              result: {
                ...failed([['notTested']], [['checkConnection']]),
                requestId: event.error instanceof ApiError ? event.error.requestId : undefined,
              },
            }),
          },
        },
      },
      after: {
        patience: {
          target: 'done',
          actions: {
            type: 'report',
            params: {
              result: failed([['noAnswer', checkDelays.patience / 1000]], [['checkConnection']]),
            },
          },
        },
      },
    },
    done: { type: 'final' },
  },
});
