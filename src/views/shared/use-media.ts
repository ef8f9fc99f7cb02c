import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen answers a media query, for what is not to be rendered elsewhere; how it looks is for CSS. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
