type Open<Event> = (signal: AbortSignal) => AsyncIterable<Event>;

interface Listener<Event> {
  emit(event: Event): void;
  end(cause?: unknown): void;
}

/**
 * One stream shared by all listeners of a page, open while there is one: over HTTP/1.1 a browser has six connections to a
 * server across all tabs, and each stream keeps one. Its end or failure reaches all listeners.
 */
export function shareStream<Event>(open: Open<Event>): (signal: AbortSignal) => AsyncGenerator<Event> {
  const listeners = new Set<Listener<Event>>();
  let opened: AbortController | undefined;

  async function run(own: AbortController): Promise<void> {
    let cause: unknown;
    try {
      for await (const event of open(own.signal)) for (const { emit } of listeners) emit(event);
    } catch (error) {
      cause = error;
    }
    if (opened !== own) return;
    opened = undefined;
    for (const { end } of listeners) end(cause);
  }

  return async function* listen(signal) {
    if (signal.aborted) return;
    const pending: Event[] = [];
    let ended: { cause: unknown } | undefined;
    let wake = () => {};
    const listener: Listener<Event> = {
      emit(event) {
        pending.push(event);
        wake();
      },
      end(cause) {
        ended ??= { cause };
        wake();
      },
    };
    const leave = () => listener.end();
    signal.addEventListener('abort', leave);
    listeners.add(listener);
    if (!opened) {
      opened = new AbortController();
      void run(opened);
    }
    try {
      for (;;) {
        yield* pending.splice(0);
        if (pending.length > 0) continue;
        if (ended?.cause !== undefined) throw ended.cause;
        if (ended) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      signal.removeEventListener('abort', leave);
      listeners.delete(listener);
      if (listeners.size === 0) {
        opened?.abort();
        opened = undefined;
      }
    }
  };
}
