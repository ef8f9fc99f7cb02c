import { assign, fromPromise, setup } from 'xstate';
import type { CheckoutOutcome } from '#contract/calls/schemas/orders.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';

type ReturnContext = { outcome: CheckoutOutcome | null; failure: Failure | null };
type ReturnEvent = { type: 'outcome.requested' };

/** Milliseconds. The payment service's message is seconds away, seldom minutes. */
export const paymentReturnDelays = { askAgain: 2000 } as const;

/** What has become of a payment, asked until it is known. */
export const paymentReturnMachine = setup({
  types: { context: {} as ReturnContext, events: {} as ReturnEvent },
  actors: {
    askOutcome: fromPromise<CheckoutOutcome>(() =>
      Promise.reject(new Error('`askOutcome` must be provided')),
    ),
  },
  actions: {
    remember: assign((_, { output }: { output: CheckoutOutcome }) => ({ outcome: output, failure: null })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearCheckoutDraft: () => {
      throw new Error('`clearCheckoutDraft` must be provided');
    },
  },
  guards: {
    isPaid: ({ context }) => context.outcome?.status === 'paid' || context.outcome?.status === 'refunded',
    isOver: ({ context }) => context.outcome?.status === 'failed' || context.outcome?.status === 'expired',
  },
  delays: paymentReturnDelays,
}).createMachine({
  id: 'paymentReturn',
  context: { outcome: null, failure: null },
  initial: 'asking',
  states: {
    asking: {
      tags: 'waiting',
      invoke: {
        src: 'askOutcome',
        onDone: { target: 'judging', actions: { type: 'remember', params: ({ event }) => event } },
        onError: { target: 'unknown', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    judging: {
      tags: 'waiting',
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isOver', target: 'unpaid' },
        { target: 'waiting' },
      ],
    },
    waiting: { tags: 'waiting', after: { askAgain: 'asking' } },
    paid: { tags: 'done', entry: 'clearCheckoutDraft' },
    unpaid: { tags: 'failed' },
    unknown: { tags: 'failed', on: { 'outcome.requested': 'asking' } },
  },
});
