import { useServerNow } from '../../../app-context.tsx';
import { useTimes } from '../../../words/use-texts.ts';
import { useTick } from './use-tick.ts';

/** Words that follow the server's clock: "in 14 minutes". */
export function StartsIn({ at }: { at: string }) {
  const { relativeWhen } = useTimes();
  const now = useTick(useServerNow(), 1000);
  return <time dateTime={at}>{relativeWhen(Date.parse(at), now)}</time>;
}
