import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** Whole seconds until an instant, counted down; 0 once it has passed. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(Date.now);
  useInterval(() => setNow(Date.now()), 250, { autoInvoke: true });
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
