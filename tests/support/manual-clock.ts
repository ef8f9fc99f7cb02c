import type { Clock } from '../../server/clock.ts';

export interface ManualClock extends Clock {
  /** Moves time on and runs what falls due, in order. */
  advance(ms: number): Promise<void>;
}

/** A clock that stands still until it is moved. */
export function createManualClock(startsAt = Date.parse('2027-03-01T09:00:00Z')): ManualClock {
  let now = startsAt;
  const due = new Set<{ at: number; task: () => void }>();
  return {
    now: () => now,
    after(delayMs, task) {
      const entry = { at: now + Math.max(0, delayMs), task };
      due.add(entry);
      return () => due.delete(entry);
    },
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        due.delete(next);
        now = Math.max(now, next.at);
        next.task();
        await new Promise((done) => setImmediate(done));
      }
      now = end;
    },
  };
}
