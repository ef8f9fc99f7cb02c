/** Events of a person's interaction, which link scanners do not cause. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'click'] as const;

type TouchedWindow = Pick<Window, 'addEventListener'>;

/**
 * Watches for the first interaction. `navigator.userActivation` is unsuitable: the scripts of a program that drives a
 * browser set it too.
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

  /** Calls back once, at the first interaction or at once after one; returns the unsubscribe function. */
  return (onTouch: () => void): (() => void) => {
    if (signal.aborted) onTouch();
    else waiting.add(onTouch);
    return () => waiting.delete(onTouch);
  };
}

/** Resolves with the first interaction. */
export const firstTouch = (window: TouchedWindow): Promise<void> =>
  new Promise((resolve) => createTouchWatch(window)(resolve));
