import { useSelector } from '@xstate/react';
import { useActorNamed } from '../../actors-context.tsx';
import type { Toast, ToastsActorRef } from './toasts-machine.ts';

export const useToastsActor = (): ToastsActorRef => useActorNamed('toasts');

export type ToastList = {
  toasts: readonly Toast[];
  dismiss(id: string): void;
  hold(): void;
  release(): void;
};

/** The data and actions of the toast region; `hold` on hover and focus, `release` when both have ended. */
export function useToastList(): ToastList {
  const actor = useToastsActor();
  const toasts = useSelector(actor, (snapshot) => snapshot.context.toasts);
  return {
    toasts,
    dismiss: (id) => actor.send({ type: 'toast.dismissed', id }),
    hold: () => actor.send({ type: 'toast.paused', at: Date.now() }),
    release: () => actor.send({ type: 'toast.resumed', at: Date.now() }),
  };
}
