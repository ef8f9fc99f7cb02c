import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckoutOffer, Order, OrderRequest } from '#contract/calls/schemas/orders.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';

/** What is typed; `key` names the order that it would become, so that a repeat after a lost answer is the same order. */
export type CheckoutDraft = { request: OrderRequest; key: string };

type CheckoutContext = {
  offer: CheckoutOffer | null;
  draft: CheckoutDraft | null;
  order: Order | null;
  payUrl: string | null;
  failure: Failure | null;
};

type CheckoutEvent =
  | { type: 'draft.changed'; draft: CheckoutDraft }
  | { type: 'order.submitted' }
  | { type: 'offer.requested' };

export type CheckoutStoreEvent = { type: 'draft.kept'; draft: CheckoutDraft } | { type: 'draft.cleared' };

type Paying = { order: Order; payUrl: string | null };

/** From choosing a pack to the payment page, or to an order on invoice. */
export const checkoutMachine = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent },
  actors: {
    loadOffer: fromPromise<{ offer: CheckoutOffer; draft: CheckoutDraft }>(() =>
      Promise.reject(new Error('`loadOffer` must be provided')),
    ),
    placeOrder: fromPromise<Order, CheckoutDraft>(() =>
      Promise.reject(new Error('`placeOrder` must be provided')),
    ),
    openPayment: fromPromise<Paying, { orderId: number }>(() =>
      Promise.reject(new Error('`openPayment` must be provided')),
    ),
    draftStore: fromCallback<CheckoutStoreEvent>(() => {
      throw new Error('`draftStore` must be provided');
    }),
  },
  actions: {
    adoptOffer: assign((_, found: { offer: CheckoutOffer; draft: CheckoutDraft }) => ({
      ...found,
      failure: null,
    })),
    changeDraft: assign((_, { draft }: { draft: CheckoutDraft }) => ({ draft, failure: null })),
    keepDraft: ({ system, context }) => {
      if (context.draft) system.get('checkoutDraftStore')?.send({ type: 'draft.kept', draft: context.draft });
    },
    clearDraft: ({ system }) => system.get('checkoutDraftStore')?.send({ type: 'draft.cleared' }),
    rememberOrder: assign((_, { order }: { order: Order }) => ({ order })),
    rememberPayment: assign((_, { order, payUrl }: Paying) => ({ order, payUrl })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    leave: (_, _params: { url: string | null }) => {
      throw new Error('`leave` must be provided');
    },
  },
  guards: {
    isByCard: ({ context }) => context.draft?.request.payment === 'card',
    isStillToPay: ({ context }) => context.payUrl !== null,
  },
}).createMachine({
  id: 'checkout',
  context: { offer: null, draft: null, order: null, payUrl: null, failure: null },
  invoke: { src: 'draftStore', systemId: 'checkoutDraftStore' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadOffer',
        onDone: {
          target: 'choosing',
          actions: { type: 'adoptOffer', params: ({ event }) => event.output },
        },
        onError: { target: 'closed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    closed: { tags: 'failed', on: { 'offer.requested': 'loading' } },
    choosing: {
      on: {
        'draft.changed': {
          actions: [{ type: 'changeDraft', params: ({ event }) => event }, 'keepDraft'],
        },
        'order.submitted': 'ordering',
      },
    },
    ordering: {
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => draftOf(context),
        onDone: {
          target: 'ordered',
          actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: { target: 'choosing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    ordered: {
      tags: 'busy',
      always: [{ guard: 'isByCard', target: 'opening' }, { target: 'placed' }],
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'openPayment',
        input: ({ context }) => ({ orderId: context.order?.id ?? 0 }),
        onDone: {
          target: 'opened',
          actions: { type: 'rememberPayment', params: ({ event }) => event.output },
        },
        onError: { target: 'choosing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    opened: {
      tags: 'busy',
      always: [{ guard: 'isStillToPay', target: 'leaving' }, { target: 'placed' }],
    },
    leaving: {
      tags: 'busy',
      entry: { type: 'leave', params: ({ context }) => ({ url: context.payUrl }) },
    },
    placed: { tags: 'done', entry: 'clearDraft' },
  },
});

function draftOf({ draft }: CheckoutContext): CheckoutDraft {
  if (!draft) throw new Error('Nothing to order in a state that orders');
  return draft;
}
