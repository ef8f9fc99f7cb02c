import { useCallback, useSyncExternalStore } from 'react';
import type { VoteOutboxRef } from '../experience-playback/vote-outbox-machine.ts';

/** The current outbox; undefined while there is none. */
export function useOutbox(ref: VoteOutboxRef | undefined) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = ref?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [ref],
  );
  return useSyncExternalStore(subscribe, () => ref?.getSnapshot());
}
