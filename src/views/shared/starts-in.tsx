import { useEffect, useState } from 'react';
import { useServerNow } from '../../app-context.tsx';
import { relativeWhen } from './when.ts';

/** Words that follow the server's clock: "in 14 minutes". */
export function StartsIn({ at }: { at: string }) {
  const serverNow = useServerNow();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return <time dateTime={at}>{relativeWhen(Date.parse(at), now)}</time>;
}
