import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { BuildUpdateActorRef } from './build-update-machine.ts';
import { selectOffersReload } from './build-update-selectors.ts';

export const BuildUpdateContext = createContext<BuildUpdateActorRef | null>(null);

export function useBuildUpdate(): { offersReload: boolean; reload(): void; dismiss(): void } {
  const actor = useContext(BuildUpdateContext);
  if (!actor) throw new Error('useBuildUpdate needs a BuildUpdateContext above it');
  const offersReload = useSelector(actor, selectOffersReload);
  return {
    offersReload,
    reload: () => actor.send({ type: 'reload.requested' }),
    dismiss: () => actor.send({ type: 'offer.dismissed' }),
  };
}
