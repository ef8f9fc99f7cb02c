import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckoutOffer, Order, OrderRequest } from '#contract/calls/schemas/orders.ts';
import { type Failure, toFailure } from '../../services/http/failure.ts';

/** The typed fields; `key` identifies the resulting order, so that a repeat after a lost answer is the same order. */
export type CheckoutDraft = { request: OrderRequest; key: string };

type CheckoutContext = {
  offer: CheckoutOffer | null;
  draft: CheckoutDraft | null;
  order: Order | null;
  /** The order whose payment page the buyer left. */
  left: Order | null;
  payUrl: string | null;
  failure: Failure | null;
};

/** `isTaxIdChecked`: the tax register is queried first. */
export type Placing = CheckoutDraft & { isTaxIdChecked: boolean };

export type PageReturned = { type: 'page.returned' };

export type CheckoutEvent =
  | { type: 'draft.changed'; draft: CheckoutDraft }
  | { type: 'order.submitted' }
  | { type: 'order.reconsidered' }
  | { type: 'payment.requested' }
  | PageReturned
  | { type: 'offer.requested' };

export type CheckoutStoreEvent = { type: 'draft.stored'; draft: CheckoutDraft } | { type: 'draft.cleared' };

export type Paying = { order: Order; payUrl: string | null };
/** `order` is the one from whose payment page the buyer returned without paying. */
type Opened = { offer: CheckoutOffer; draft: CheckoutDraft; order: Order | null };

/** In ms. A payment page that has not loaded by then counts as cancelled, and the order can be resumed. */
export const checkoutDelays = { pageOpens: 15_000 } as const;

/** The checkout: from choosing a pack to the payment page and back, or to an order on invoice. */
export const checkoutMachine = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent },
  actors: {
    loadOffer: fromPromise<Opened>(() => Promise.reject(new Error('`loadOffer` must be provided'))),
    placeOrder: fromPromise<Order, Placing>(() => Promise.reject(new Error('`placeOrder` must be provided'))),
    openPayment: fromPromise<Paying, { orderId: number }>(() =>
      Promise.reject(new Error('`openPayment` must be provided')),
    ),
    draftStore: fromCallback<CheckoutStoreEvent>(() => {
      throw new Error('`draftStore` must be provided');
    }),
    /** Sends `page.returned` when the browser restores this page from the back-forward cache. */
    pageReturns: fromCallback<PageReturned>(() => {
      throw new Error('`pageReturns` must be provided');
    }),
  },
  actions: {
    adoptOffer: assign((_, found: Opened) => ({ ...found, left: found.order, failure: null })),
    noteLeft: assign(({ context }) => ({ left: context.order })),
    forgetOrder: assign({ order: null, left: null, payUrl: null, failure: null }),
    changeDraft: assign((_, { draft }: { draft: CheckoutDraft }) => ({ draft, failure: null })),
    keepDraft: ({ system, context }) => {
      if (context.draft)
        system.get('checkoutDraftStore')?.send({ type: 'draft.stored', draft: context.draft });
    },
    clearDraft: ({ system }) => system.get('checkoutDraftStore')?.send({ type: 'draft.cleared' }),
    rememberOrder: assign((_, { order }: { order: Order }) => ({ order })),
    rememberPayment: assign((_, { order, payUrl }: Paying) => ({ order, payUrl })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    leave: (_, _params: { url: string | null; orderId: number }) => {
      throw new Error('`leave` must be provided');
    },
  },
  guards: {
    isByCard: ({ context }) => context.order?.payment === 'card',
    isStillToPay: ({ context }) => context.payUrl !== null,
    isLeftUnpaid: (_, { order }: { order: Order | null }) => order?.can_pay === true,
    isLeftDone: (_, { order }: { order: Order | null }) => order !== null,
    wasLeft: ({ context }) => context.left !== null,
  },
  delays: checkoutDelays,
}).createMachine({
  id: 'checkout',
  context: { offer: null, draft: null, order: null, left: null, payUrl: null, failure: null },
  invoke: { src: 'draftStore', systemId: 'checkoutDraftStore' },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadOffer',
        onDone: [
          {
            guard: { type: 'isLeftUnpaid', params: ({ event }) => event.output },
            target: 'abandoned',
            actions: { type: 'adoptOffer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLeftDone', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'adoptOffer', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'adoptOffer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'closed', actions: { type: 'rememberFailure', params: ({ event }) => event } },
      },
    },
    closed: { tags: 'failed', on: { 'offer.requested': 'loading' } },
    choosing: {
      on: {
        'draft.changed': {
          actions: [{ type: 'changeDraft', params: ({ event }) => event }, 'keepDraft'],
        },
        'order.submitted': { target: 'ordering', actions: 'keepDraft' },
      },
    },
    abandoned: {
      on: {
        'payment.requested': 'opening',
        'order.reconsidered': { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    ordering: {
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => placingOf(context),
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
        onError: [
          {
            guard: 'wasLeft',
            target: 'abandoned',
            actions: { type: 'rememberFailure', params: ({ event }) => event },
          },
          { target: 'choosing', actions: { type: 'rememberFailure', params: ({ event }) => event } },
        ],
      },
    },
    opened: {
      tags: 'busy',
      always: [{ guard: 'isStillToPay', target: 'leaving' }, { target: 'placed' }],
    },
    leaving: {
      tags: 'busy',
      entry: {
        type: 'leave',
        params: ({ context }) => ({ url: context.payUrl, orderId: context.order?.id ?? 0 }),
      },
      invoke: { src: 'pageReturns' },
      after: { pageOpens: { target: 'abandoned', actions: 'noteLeft' } },
      on: { 'page.returned': { target: 'abandoned', actions: 'noteLeft' } },
    },
    placed: { tags: 'done', entry: 'clearDraft' },
  },
});

function placingOf({ draft, offer }: CheckoutContext): Placing {
  if (!draft) throw new Error('Nothing to order in a state that orders');
  return { ...draft, isTaxIdChecked: offer?.checks_tax_ids ?? false };
}
