import { fromCallback, fromPromise } from 'xstate';
import { isTaxIdOf } from '#contract/rules/money/tax-id.ts';
import type { CreditService } from '../../services/api/credit-service.ts';
import type { OrderService } from '../../services/api/order-service.ts';
import { toFailure } from '../../services/http/failure.ts';
import type { DraftStorage } from '../../services/sessions/draft-storage.ts';
import { type BuyerDefaults, draftFor } from './checkout-draft.ts';
import {
  type Placing,
  checkoutMachine,
  type CheckoutStoreEvent,
  type PageReturned,
} from './checkout-machine.ts';
import { paymentReturnMachine } from './payment-return-machine.ts';

/** Reports when the browser restores a page from the back-forward cache, as after a payment page. */
const createPageReturns = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>) =>
  fromCallback<PageReturned>(({ sendBack }) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: 'page.returned' });
    };
    page.addEventListener('pageshow', onShow);
    return () => page.removeEventListener('pageshow', onShow);
  });

interface PaymentPages {
  orders: OrderService;
  credits: Pick<CreditService, 'noteMove'>;
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Opens a payment page in this tab. */
  leave(url: string, orderId?: number): void;
}

const openPaymentWith = ({ orders, credits }: PaymentPages) =>
  fromPromise(async ({ input, signal }: { input: { orderId: number }; signal: AbortSignal }) => {
    const { order, pay_url } = await orders.pay(input.orderId, signal);
    if (pay_url === null) credits.noteMove();
    return { order, payUrl: pay_url };
  });

/** Null if the address has no order of the company. */
const readLeft = (orders: OrderService, id: number, signal: AbortSignal) =>
  orders.read(id, signal).catch((error: unknown) => {
    if (toFailure(error).code === 'CHECKOUT_002') return null;
    throw error;
  });

/** Queries the register before the order, which must not wait for it; the order is refused for an unknown number. */
async function checkTaxId(orders: OrderService, { request, isTaxIdChecked }: Placing, signal: AbortSignal) {
  const { country, tax_id } = request.billing;
  if (isTaxIdChecked && tax_id !== null && isTaxIdOf(country, tax_id))
    await orders.checkTaxId({ country, tax_id }, signal);
}

/** The checkout with its production dependencies; `leftOrder` is the order whose payment page the buyer left. */
export const provideCheckout = (
  deps: PaymentPages & {
    storage: DraftStorage;
    buyer: BuyerDefaults;
    /** The credits that the session draft in the wizard lacks; null without such a draft. */
    missingCredits: number | null;
    newKey: () => string;
    leftOrder: number | null;
  },
) =>
  checkoutMachine.provide({
    actors: {
      loadOffer: fromPromise(async ({ signal }) => {
        const [offer, left] = await Promise.all([
          deps.orders.offer(signal),
          deps.leftOrder === null ? null : readLeft(deps.orders, deps.leftOrder, signal),
        ]);
        const draft = draftFor(offer, deps.storage.read(), deps.newKey, deps.buyer, deps.missingCredits);
        return { offer, draft, order: left?.order ?? null };
      }),
      placeOrder: fromPromise(async ({ input, signal }: { input: Placing; signal: AbortSignal }) => {
        await checkTaxId(deps.orders, input, signal);
        const order = await deps.orders.place(input.request, input.key, signal);
        deps.credits.noteMove();
        return order;
      }),
      openPayment: openPaymentWith(deps),
      draftStore: fromCallback<CheckoutStoreEvent>(({ receive }) => {
        receive((event) =>
          event.type === 'draft.stored' ? deps.storage.write(event.draft) : deps.storage.clear(),
        );
      }),
      pageReturns: createPageReturns(deps.page),
    },
    actions: {
      leave: (_, { url, orderId }) => {
        if (url !== null) deps.leave(url, orderId);
      },
    },
  });

/** Polls one payment, and opens a new payment page for the same order if it failed. */
export const providePaymentReturn = (deps: PaymentPages & { paymentId: string; storage: DraftStorage }) =>
  paymentReturnMachine.provide({
    actors: {
      askOutcome: fromPromise(async ({ signal }) => {
        const outcome = await deps.orders.outcome(deps.paymentId, signal);
        if (outcome.paid) deps.credits.noteMove();
        return outcome;
      }),
      openPayment: openPaymentWith(deps),
      pageReturns: createPageReturns(deps.page),
    },
    actions: {
      clearCheckoutDraft: () => deps.storage.clear(),
      leave: (_, { url }) => {
        if (url !== null) deps.leave(url);
      },
    },
  });
