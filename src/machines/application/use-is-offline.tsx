import { useSelector } from '@xstate/react';
import { useOptionalActor } from '../../actors-context.tsx';

/** True while the browser has no network; false in a live session, which shows its own connection state. */
export function useIsOffline(): boolean {
  return useSelector(useOptionalActor('application'), (snapshot) =>
    Boolean(snapshot?.hasTag('offline') && !snapshot.context.path.startsWith('/experience/live')),
  );
}
