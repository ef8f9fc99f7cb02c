import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Toast, ToastsActorRef } from './toasts-machine.ts';

export const ToastsContext = createContext<ToastsActorRef | null>(null);

export function useToastsActor(): ToastsActorRef {
  const actor = useContext(ToastsContext);
  if (!actor) throw new Error('useToastsActor needs a ToastsContext above it');
  return actor;
}

export type ToastList = {
  toasts: readonly Toast[];
  dismiss(id: string): void;
  hold(): void;
  release(): void;
};

/** What the toast region reads and does; `hold` on hover and focus, `release` when both have left. */
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
