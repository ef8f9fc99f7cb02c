import type { ServerSentEvent } from './event-stream.ts';

type Open = (signal: AbortSignal) => AsyncIterable<ServerSentEvent>;

/** Called when a stream is reopened: changes meanwhile were not received. */
export const gap: ServerSentEvent = { event: 'gap', data: '' };

/** In ms: a stream that ended or could not be opened is opened anew after this, or as soon as the line is there again or the page is looked at. */
export const reopenMs = 3000;

const signs = ['online', 'visibilitychange'];

/** A stream that runs until the last listener leaves, and reports each gap. */
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
        // One that could not be opened counts as ended: what it would have sent is read at the next try.
      }
      if (signal.aborted) return;
      await waited(signal);
      if (!signal.aborted) yield gap;
    }
  };
}
