import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { createDraftStorage } from '../../services/sessions/draft-storage.ts';
import { useServices, useInspect } from '../../app-context.tsx';
import { useUser } from '../admin-auth/use-admin-auth.tsx';
import { provideCheckout, providePaymentReturn } from './provide-checkout.ts';

const storageOf = (userId: number | undefined) =>
  createDraftStorage(window.localStorage, `checkout.${userId}`);

/** The signed-in owner's checkout; what they typed is kept for them alone. */
export function useCheckout() {
  const { orders } = useServices();
  const user = useUser();
  const { id, email = '' } = user ?? {};
  const machine = useMemo(
    () =>
      provideCheckout({
        orders,
        storage: storageOf(id),
        email,
        newKey: () => crypto.randomUUID(),
        leave: (url) => window.location.assign(url),
      }),
    [orders, id, email],
  );
  return useActor(machine, useInspect());
}

/** What has become of the payment that the buyer came back from. */
export function usePaymentReturn(paymentId: string) {
  const { orders } = useServices();
  const id = useUser()?.id;
  const machine = useMemo(
    () => providePaymentReturn({ orders, paymentId, storage: storageOf(id) }),
    [orders, paymentId, id],
  );
  return useActor(machine, useInspect());
}
