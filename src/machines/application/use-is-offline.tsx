import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { ApplicationContext } from '../../app-context.tsx';

/** True while the browser has no network, but not in a live session, which says by itself how its line is. */
export function useIsOffline(): boolean {
  const application = useContext(ApplicationContext);
  return useSelector(application ?? undefined, (snapshot) =>
    Boolean(snapshot?.hasTag('offline') && !snapshot.context.path.startsWith('/experience/live')),
  );
}
