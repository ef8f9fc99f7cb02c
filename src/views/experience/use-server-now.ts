import { useEffect, useState } from 'react';
import { useLiveSession } from '../../machines/live-session/use-live-session.tsx';

/** The server's clock, read anew a few times a second. */
export function useServerNow(everyMs = 250): number {
  const { clock } = useLiveSession();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}
