import { useMemo } from 'react';
import { createDraftStorage } from '../../services/sessions/draft-storage.ts';
import { useService } from '../../services-context.tsx';
import { createCreditService } from '../../services/api/credit-service.ts';
import { createOrderService } from '../../services/api/order-service.ts';
import { useUser } from '../admin-auth/use-admin-auth.tsx';
import { provideCheckout, providePaymentReturn } from './provide-checkout.ts';
import { useViewActor } from '../view-actors/use-view-actor.tsx';

const storageOf = (userId: number | undefined) =>
  createDraftStorage(window.localStorage, `checkout.${userId}`);

/** Both ways back, the browser's button and the payment page's link, find the unpaid order. */
function leave(url: string, orderId?: number): void {
  if (orderId !== undefined)
    window.history.replaceState(window.history.state, '', `/dashboard/checkout?order=${orderId}`);
  window.location.assign(url);
}

/** The signed-in owner's checkout; its draft is stored per user. */
export function useCheckout(leftOrder: number | null, missingCredits: number | null) {
  const orders = useService(createOrderService);
  const credits = useService(createCreditService);
  const user = useUser();
  const { id, email = '', company_name } = user ?? {};
  const country = user?.profile?.country_id ?? null;
  const machine = useMemo(
    () =>
      provideCheckout({
        orders,
        credits,
        page: window,
        storage: storageOf(id),
        buyer: { company: company_name ?? '', country, email },
        newKey: () => crypto.randomUUID(),
        leftOrder,
        missingCredits,
        leave,
      }),
    [orders, credits, id, email, company_name, country, leftOrder, missingCredits],
  );
  return useViewActor(machine);
}

/** The outcome of the payment from which the buyer returned. */
export function usePaymentReturn(paymentId: string) {
  const orders = useService(createOrderService);
  const credits = useService(createCreditService);
  const id = useUser()?.id;
  const machine = useMemo(
    () => providePaymentReturn({ orders, credits, page: window, paymentId, storage: storageOf(id), leave }),
    [orders, credits, paymentId, id],
  );
  return useViewActor(machine);
}
