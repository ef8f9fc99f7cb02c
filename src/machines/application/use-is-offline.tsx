import { useSelector } from '@xstate/react';
import { useOptionalActor } from '../../actors-context.tsx';

/** True while the browser has no network, but not in a live session, which says by itself how its line is. */
export function useIsOffline(): boolean {
  return useSelector(useOptionalActor('application'), (snapshot) =>
    Boolean(snapshot?.hasTag('offline') && !snapshot.context.path.startsWith('/experience/live')),
  );
}
