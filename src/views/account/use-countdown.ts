import { useTick } from '../shared/time/use-tick.ts';

/** Whole seconds until an instant, counted down; 0 once it has passed. */
export function useCountdown(until: number | null): number {
  const now = useTick(Date.now, 250);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
