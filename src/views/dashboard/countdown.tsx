import { useEffect, useState } from 'react';
import { relativeWhen } from './when.ts';

/** Words that follow the clock: "in 14 minutes". `offsetMs` is the server's clock minus this device's. */
export function Countdown({ at, offsetMs }: { at: string; offsetMs: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={at}>{relativeWhen(Date.parse(at), now + offsetMs)}</time>;
}
