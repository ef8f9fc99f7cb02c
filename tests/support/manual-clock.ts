import type { Clock } from '../../server/clock.ts';

export interface ManualClock extends Clock {
  /** Advances time and runs due timers in order. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock forward or, with a negative number, back; no time passes. */
  step(ms: number): void;
}

/** A clock that only moves when advanced. */
export function createManualClock(startsAt = Date.parse('2027-03-01T09:00:00Z')): ManualClock {
  let elapsed = 0;
  let wallAhead = startsAt;
  const due = new Set<{ at: number; task: () => void }>();
  return {
    now: () => wallAhead + elapsed,
    elapsed: () => elapsed,
    step(ms) {
      wallAhead += ms;
    },
    after(delayMs, task) {
      const entry = { at: elapsed + Math.max(0, delayMs), task };
      due.add(entry);
      return () => due.delete(entry);
    },
    async advance(ms) {
      const end = elapsed + ms;
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        due.delete(next);
        elapsed = Math.max(elapsed, next.at);
        next.task();
        await new Promise((done) => setImmediate(done));
      }
      elapsed = end;
    },
  };
}
