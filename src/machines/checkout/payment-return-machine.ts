import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckoutOutcome } from '#contract/calls/schemas/orders.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';
import { checkoutDelays, type PageReturned, type Paying } from './checkout-machine.ts';

type ReturnContext = {
  outcome: CheckoutOutcome | null;
  failure: Failure | null;
  asked: number;
  payUrl: string | null;
};
export type ReturnEvent = { type: 'outcome.requested' } | { type: 'payment.requested' } | PageReturned;

/** Milliseconds. The payment service's webhook takes seconds, seldom minutes; a bank may take days. */
export const paymentReturnDelays = {
  ...checkoutDelays,
  askAgain: ({ context }: { context: ReturnContext }) => (context.asked < frequentPolls ? 2000 : 10_000),
};

/** The number of polls after which the payment counts as slow. */
export const frequentPolls = 15;

/** Polls the outcome of a payment until it is known; after a failure the same order can be paid again. */
export const paymentReturnMachine = setup({
  types: { context: {} as ReturnContext, events: {} as ReturnEvent },
  actors: {
    askOutcome: fromPromise<CheckoutOutcome>(() =>
      Promise.reject(new Error('`askOutcome` must be provided')),
    ),
    openPayment: fromPromise<Paying, { orderId: number }>(() =>
      Promise.reject(new Error('`openPayment` must be provided')),
    ),
    /** Sends `page.returned` when the browser restores this page from the back-forward cache. */
    pageReturns: fromCallback<PageReturned>(() => {
      throw new Error('`pageReturns` must be provided');
    }),
  },
  actions: {
    remember: assign(({ context }, { output }: { output: CheckoutOutcome }) => ({
      outcome: output,
      failure: null,
      asked: context.asked + 1,
    })),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      asked: context.asked + 1,
    })),
    rememberPage: assign((_, { payUrl }: Paying) => ({ payUrl, failure: null })),
    clearCheckoutDraft: () => {
      throw new Error('`clearCheckoutDraft` must be provided');
    },
    leave: (_, _params: { url: string | null }) => {
      throw new Error('`leave` must be provided');
    },
  },
  guards: {
    isPaid: ({ context }) => context.outcome?.paid === true,
    isOver: ({ context }) => context.outcome?.status === 'failed' || context.outcome?.status === 'expired',
    isUnknown: (_, { error }: { error: unknown }) => toFailure(error).code === 'CHECKOUT_002',
    isStillToPay: ({ context }) => context.payUrl !== null,
  },
  delays: paymentReturnDelays,
}).createMachine({
  id: 'paymentReturn',
  context: { outcome: null, failure: null, asked: 0, payUrl: null },
  initial: 'asking',
  states: {
    asking: {
      tags: 'waiting',
      invoke: {
        src: 'askOutcome',
        onDone: { target: 'judging', actions: { type: 'remember', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => event },
            target: 'unknown',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'waiting', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
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
    waiting: {
      tags: 'waiting',
      after: { askAgain: 'asking' },
      on: { 'outcome.requested': 'asking' },
    },
    paid: { tags: 'done', entry: 'clearCheckoutDraft' },
    unpaid: { tags: 'failed', on: { 'payment.requested': 'opening' } },
    opening: {
      tags: ['failed', 'busy'],
      invoke: {
        src: 'openPayment',
        input: ({ context }) => ({ orderId: context.outcome?.order_id ?? 0 }),
        onDone: { target: 'opened', actions: { type: 'rememberPage', params: ({ event }) => event.output } },
        onError: { target: 'unpaid', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    opened: {
      tags: ['failed', 'busy'],
      always: [{ guard: 'isStillToPay', target: 'leaving' }, { target: 'asking' }],
    },
    leaving: {
      tags: ['failed', 'busy'],
      entry: { type: 'leave', params: ({ context }) => ({ url: context.payUrl }) },
      invoke: { src: 'pageReturns' },
      after: { pageOpens: 'asking' },
      on: { 'page.returned': 'asking' },
    },
    unknown: { tags: 'failed', on: { 'outcome.requested': 'asking' } },
  },
});
