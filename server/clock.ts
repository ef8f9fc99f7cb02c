/** Server time and timers; tests inject a simulated one. */
export interface Clock {
  /** The wall clock in Unix milliseconds, for data. It may be set back or forward at any moment. */
  now(): number;
  /** Milliseconds since some moment of this process, for intervals. Never steps. */
  elapsed(): number;
  /** Runs `task` once, `delayMs` from now; the answer cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

const longestTimeoutMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Math.floor(performance.now()),
  after: (delayMs, task) => {
    const timer = setTimeout(task, Math.min(Math.max(0, delayMs), longestTimeoutMs));
    return () => clearTimeout(timer);
  },
};

/** A clock that goes on from `startsAt` by elapsed time alone, whatever the wall clock is set to meanwhile. */
export function steadyClock(clock: Clock, startsAt: number): Clock {
  const began = clock.elapsed();
  return { ...clock, now: () => startsAt + (clock.elapsed() - began) };
}
