/** What a person does to a page, and a program that opens the links of a mail does not. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'click'] as const;

type TouchedWindow = Pick<Window, 'addEventListener'>;

/**
 * Watches for the first touch of the page. `navigator.userActivation` is no sign of it: a browser that a
 * program drives is active by that program's own scripts.
 */
export function createTouchWatch(window: TouchedWindow) {
  const waiting = new Set<() => void>();
  const watching = new AbortController();
  const { signal } = watching;
  const touched = ({ isTrusted }: Event) => {
    if (!isTrusted || signal.aborted) return;
    watching.abort();
    for (const onTouch of waiting) onTouch();
    waiting.clear();
  };
  for (const touch of touches)
    window.addEventListener(touch, touched, { capture: true, passive: true, signal });

  /** Calls back once, at the first interaction or at once after one; returns how to stop. */
  return (onTouch: () => void): (() => void) => {
    if (signal.aborted) onTouch();
    else waiting.add(onTouch);
    return () => waiting.delete(onTouch);
  };
}

/** Resolves with the first interaction. */
export const firstTouch = (window: TouchedWindow): Promise<void> =>
  new Promise((resolve) => createTouchWatch(window)(resolve));
