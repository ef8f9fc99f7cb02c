import type { ServerSentEvent } from './event-stream.ts';

type Open = (signal: AbortSignal) => AsyncIterable<ServerSentEvent>;

/** Called when a stream is reopened: changes meanwhile were not received. */
export const gap: ServerSentEvent = { event: 'gap', data: '' };

/** In ms: the delay of a reconnect; a network change or a visible page reconnects at once. */
export const reopenMs = 3000;

const signs = ['online', 'visibilitychange'];

/** A stream that reconnects until the last listener unsubscribes, and reports each gap. */
export function reopenStream(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  open: Open,
): Open {
  const waited = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        for (const sign of signs) page.removeEventListener(sign, end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, reopenMs);
      for (const sign of signs) page.addEventListener(sign, end);
      signal.addEventListener('abort', end);
    });

  return async function* reopened(signal) {
    while (!signal.aborted) {
      try {
        yield* open(signal);
      } catch {
        // A stream that could not be opened counts as ended: the gap is reported after the next connect.
      }
      if (signal.aborted) return;
      await waited(signal);
      if (!signal.aborted) yield gap;
    }
  };
}
