import { useEffect, useState } from 'react';
import { useServerClock } from '../../machines/live-session/use-live-session.tsx';

/** A timer is set anew at least so often: the estimate of the server's clock moves, and devices sleep. */
const longestMs = 30_000;
/** A timer may fire a little early by the server's clock. */
const spareMs = 5;

/** Whether an instant of the server's clock has passed; renders once, when it does. */
export function useIsPast(instant: number): boolean {
  const clock = useServerClock();
  const [past, setPast] = useState(() => clock.now() >= instant);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const leftMs = instant - clock.now();
      setPast(leftMs <= 0);
      timer = setTimeout(look, leftMs > 0 ? Math.min(leftMs + spareMs, longestMs) : longestMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, instant]);
  return past;
}

/** Whole seconds until an instant of the server's clock, 0 once it has passed; renders once a second. */
export function useSecondsLeft(instant: number): number {
  const clock = useServerClock();
  const [seconds, setSeconds] = useState(() => Math.max(0, Math.ceil((instant - clock.now()) / 1000)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const leftMs = instant - clock.now();
      setSeconds(Math.max(0, Math.ceil(leftMs / 1000)));
      if (leftMs > 0) timer = setTimeout(look, (leftMs % 1000 || 1000) + spareMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, instant]);
  return seconds;
}
