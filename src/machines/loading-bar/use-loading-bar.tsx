import { useSelector } from '@xstate/react';
import { useActorNamed } from '../../actors-context.tsx';
import type { LoadingBarActorRef } from './loading-bar-machine.ts';
import { isSameLoadingBar, type LoadingBarView, selectLoadingBar } from './loading-bar-selectors.ts';

export const useLoadingBarActor = (): LoadingBarActorRef => useActorNamed('loadingBar');

export function useLoadingBar(): LoadingBarView {
  return useSelector(useLoadingBarActor(), selectLoadingBar, isSameLoadingBar);
}
