import { fromCallback } from 'xstate';
import type { OrderService } from '../../services/orders/order-service.ts';
import type { DraftStorage } from '../../services/sessions/draft-storage.ts';
import { fromRestartablePromise } from '../restartable-promise.ts';
import { draftFor } from './checkout-draft.ts';
import { type CheckoutDraft, checkoutMachine, type CheckoutStoreEvent } from './checkout-machine.ts';
import { paymentReturnMachine } from './payment-return-machine.ts';

/** The checkout with everything real behind it; `leave` opens the payment page in this tab. */
export const provideCheckout = (deps: {
  orders: OrderService;
  storage: DraftStorage;
  email: string;
  newKey: () => string;
  leave: (url: string) => void;
}) =>
  checkoutMachine.provide({
    actors: {
      loadOffer: fromRestartablePromise(async ({ signal }) => {
        const offer = await deps.orders.offer(signal);
        return { offer, draft: draftFor(offer, deps.storage.read(), deps.newKey, deps.email) };
      }),
      placeOrder: fromRestartablePromise(({ input, signal }: { input: CheckoutDraft; signal: AbortSignal }) =>
        deps.orders.place(input.request, input.key, signal),
      ),
      openPayment: fromRestartablePromise(
        async ({ input, signal }: { input: { orderId: number }; signal: AbortSignal }) => {
          const { order, pay_url } = await deps.orders.pay(input.orderId, signal);
          return { order, payUrl: pay_url };
        },
      ),
      draftStore: fromCallback<CheckoutStoreEvent>(({ receive }) => {
        receive((event) =>
          event.type === 'draft.kept' ? deps.storage.write(event.draft) : deps.storage.clear(),
        );
      }),
    },
    actions: {
      leave: (_, { url }) => {
        if (url !== null) deps.leave(url);
      },
    },
  });

/** Asks how one payment stands. */
export const providePaymentReturn = (deps: {
  orders: OrderService;
  paymentId: string;
  storage: DraftStorage;
}) =>
  paymentReturnMachine.provide({
    actors: {
      askOutcome: fromRestartablePromise(({ signal }) => deps.orders.outcome(deps.paymentId, signal)),
    },
    actions: { clearCheckoutDraft: () => deps.storage.clear() },
  });
