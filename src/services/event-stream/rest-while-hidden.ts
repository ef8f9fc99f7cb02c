import type { ServerSentEvent } from './event-stream.ts';
import { gap } from './reopen-stream.ts';

type Open = (signal: AbortSignal) => AsyncIterable<ServerSentEvent>;

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** In ms. A short look into another tab misses nothing. */
export const restAfterMs = 60_000;

/**
 * A stream that gives its connection back when the page has been hidden for a while: over HTTP/1.1 a browser has six for
 * all tabs of a server, and six tabs that listen would leave none. As soon as the page is seen again it tells of the gap,
 * so that its listeners reload what changed meanwhile, and reopens its connection.
 */
export function restWhileHidden(page: Page, open: Open): Open {
  return async function* rest(signal) {
    let line = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isResting = false;
    let wake = () => {};
    const look = () => {
      clearTimeout(timer);
      if (!page.hidden) return wake();
      timer = setTimeout(() => {
        isResting = true;
        line.abort();
      }, restAfterMs);
    };
    const end = () => {
      line.abort();
      wake();
    };
    page.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
    look();
    try {
      for (;;) {
        try {
          yield* open(line.signal);
        } catch (error) {
          if (!isResting) throw error;
        }
        if (!isResting || signal.aborted) return;
        if (page.hidden)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        if (signal.aborted) return;
        isResting = false;
        line = new AbortController();
        yield gap;
      }
    } finally {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
    }
  };
}
