import type { ServerSentEvent } from './event-stream.ts';
import { gap } from './reopen-stream.ts';

type Open = (signal: AbortSignal) => AsyncIterable<ServerSentEvent>;

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** In ms. A short visit to another tab keeps the stream open. */
export const restAfterMs = 60_000;

/**
 * A stream that closes its connection after the page has been hidden for a while: over HTTP/1.1 a browser has six
 * connections for all tabs of a server, and six listening tabs would use all of them. Once the page is visible again it
 * reports the gap, so that its listeners reload, and reopens its connection.
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
