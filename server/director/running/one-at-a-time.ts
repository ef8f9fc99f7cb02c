/**
 * Does `work` once at a time for each key. Whoever asks while it is done is given a turn that begins afterwards, shared with
 * all who ask until then: it finds what was there when they asked, and nothing older is done behind it.
 */
export function oneAtATime(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
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
