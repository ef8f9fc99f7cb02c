import { useLayoutEffect } from 'react';

/** Mutex the whole document, portals included, to a tone while the caller is mounted. */
export function usePageTone(tone: 'paper' | 'night') {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const previous = root.dataset.tone;
    root.dataset.tone = tone;
    return () => {
      if (previous === undefined) delete root.dataset.tone;
      else root.dataset.tone = previous;
    };
  }, [tone]);
}
