/**
 * Runs `work` at most once at a time per key. Calls during a run share one following run, which sees everything written
 * before those calls.
 */
export function coalesceByKey(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  function begin(key: string): Promise<void> {
    const turn = work(key).finally(() => running.delete(key));
    running.set(key, turn);
    return turn;
  }

  return (key) => {
    const waiting = next.get(key);
    const current = running.get(key);
    if (waiting) return waiting;
    if (!current) return begin(key);
    const turn = current
      .catch(() => undefined)
      .then(() => {
        next.delete(key);
        return begin(key);
      });
    next.set(key, turn);
    return turn;
  };
}
