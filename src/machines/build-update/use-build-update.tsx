import { useSelector } from '@xstate/react';
import { useActorNamed } from '../../actors-context.tsx';
import { selectOffersReload } from './build-update-selectors.ts';

export function useBuildUpdate(): { offersReload: boolean; reload(): void; dismiss(): void } {
  const actor = useActorNamed('buildUpdate');
  const offersReload = useSelector(actor, selectOffersReload);
  return {
    offersReload,
    reload: () => actor.send({ type: 'reload.requested' }),
    dismiss: () => actor.send({ type: 'offer.dismissed' }),
  };
}
