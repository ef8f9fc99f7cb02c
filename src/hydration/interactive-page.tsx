import { useEffect, useSyncExternalStore } from 'react';
import { pageInteractive } from './page-interactive.ts';

/** Stands beside a page's content, within whatever boundary hydrates it. */
export function InteractivePage() {
  useEffect(() => {
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
