import { useEffect } from 'react';

/**
 * Keeps the focus where a control goes that had it. Its code comes once the page stands: nothing has gone before; where it
 * does not arrive, the focus goes as the browser has it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../../views/shared/keep-focus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) stop = keepFocus();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
