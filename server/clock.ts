/** Server time and timers; tests inject a simulated one. `now` is Unix milliseconds. */
export interface Clock {
  now(): number;
  /** Runs `task` once, `delayMs` from now; the answer cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

const longestTimeoutMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, Math.min(Math.max(0, delayMs), longestTimeoutMs));
    return () => clearTimeout(timer);
  },
};
