/** Keeps the screen awake until the returned function is called; does nothing without browser support. */
export function keepAwake(page: Document, lock: WakeLock | undefined): () => void {
  let held: WakeLockSentinel | undefined;
  let stopped = false;
  const ask = () => {
    if (stopped || !lock || page.visibilityState !== 'visible') return;
    lock.request('screen').then(
      (sentinel) => {
        if (stopped) sentinel.release();
        else held = sentinel;
      },
      () => undefined,
    );
  };
  page.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    stopped = true;
    page.removeEventListener('visibilitychange', ask);
    held?.release();
  };
}
