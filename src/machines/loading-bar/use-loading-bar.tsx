import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { LoadingBarActorRef } from './loading-bar-machine.ts';
import { isSameLoadingBar, type LoadingBarView, selectLoadingBar } from './loading-bar-selectors.ts';

export const LoadingBarContext = createContext<LoadingBarActorRef | null>(null);

export function useLoadingBarActor(): LoadingBarActorRef {
  const actor = useContext(LoadingBarContext);
  if (!actor) throw new Error('useLoadingBar needs a LoadingBarContext above it');
  return actor;
}

export function useLoadingBar(): LoadingBarView {
  return useSelector(useLoadingBarActor(), selectLoadingBar, isSameLoadingBar);
}
