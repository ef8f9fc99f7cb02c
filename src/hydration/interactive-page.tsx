import { useLayoutEffect, useSyncExternalStore } from 'react';
import { pageInteractive } from './page-interactive.ts';

/** Stands beside a page's content, within whatever boundary hydrates it. */
export function InteractivePage() {
  // Within the commit: nothing that a person does falls between it and the end of `queueEarlyActions`.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(pageInteractive));
  }, []);
  return null;
}

const never = () => () => {};

/** False in prerendered HTML and while React takes it over: for what depends on this browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
