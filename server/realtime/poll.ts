const longestPauseMs = 30_000;

/**
 * Runs a task at once and then again and again, `interval` ms apart, until the returned function is called. After each
 * failure in a row, which is reported, it waits twice as long, up to half a minute.
 */
export function poll(
  task: (stopped: AbortSignal) => Promise<void>,
  { interval, onError }: { interval: number; onError: (error: unknown) => void },
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await task(signal);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      onError(error);
    }
    const pause = Math.min(interval * 2 ** failures, Math.max(interval, longestPauseMs));
    if (!signal.aborted) timer = setTimeout(() => void run(), pause).unref();
  };
  void run();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
