type Open<Event> = (signal: AbortSignal) => AsyncIterable<Event>;

type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** In ms. Whoever looks into another tab for a moment misses nothing. */
export const restAfterMs = 60_000;

/**
 * A stream that gives its connection back when the page has been hidden for a while: over HTTP/1.1 a browser has six for
 * all tabs of a server, and six tabs that listen would leave none. It ends when the page is seen again, so that whoever
 * listens reads anew what changed meanwhile, as after any gap, and opens it anew.
 */
export function restWhileHidden<Event>(page: Page, open: Open<Event>): Open<Event> {
  return async function* rest(signal) {
    const line = new AbortController();
    const close = () => line.abort();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isResting = false;
    let wake = () => {};
    const look = () => {
      clearTimeout(timer);
      if (!page.hidden) return wake();
      timer = setTimeout(() => {
        isResting = true;
        close();
      }, restAfterMs);
    };
    const end = () => {
      close();
      wake();
    };
    page.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
    look();
    try {
      yield* open(line.signal);
    } catch (error) {
      if (!isResting) throw error;
    }
    try {
      if (isResting && page.hidden && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    } finally {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
    }
  };
}
