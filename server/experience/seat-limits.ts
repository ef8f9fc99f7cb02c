import type { Clock } from '../clock.ts';
import { tooManyAttempts } from '../http/api-problem.ts';

const second = 1000;

/** Limits of one seat's requests in a window of time: far above a person's use, far below a script's. */
export const seatLimits = {
  chat: { limit: 10, windowMs: 10 * second },
  answer: { limit: 20, windowMs: 30 * second },
  vote: { limit: 40, windowMs: 30 * second },
  react: { limit: 6, windowMs: 10 * second },
  move: { limit: 100, windowMs: 10 * second },
  point: { limit: 20, windowMs: second },
  act: { limit: 120, windowMs: 60 * second },
  snapshot: { limit: 100, windowMs: 10 * second },
  document: { limit: 20, windowMs: 60 * second },
  enter: { limit: 60, windowMs: 60 * second },
} as const;

/** Counts in memory: a restart resets the counts, and a vote in a burst of two hundred waits for no database row. */
export function createSeatLimits({ clock }: { clock: Clock }) {
  const windows = new Map<string, { endsAt: number; hits: number }>();
  let sweepAt = Number.NEGATIVE_INFINITY;

  function sweep(now: number): void {
    if (now < sweepAt) return;
    sweepAt = now + 60 * second;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }

  /** Throws 429 past the limit. */
  return (kind: keyof typeof seatLimits, seatId: string): void => {
    const now = clock.elapsed();
    const { limit, windowMs } = seatLimits[kind];
    const key = `${kind} ${seatId}`;
    sweep(now);
    const open = windows.get(key);
    const window = open && open.endsAt > now ? open : { endsAt: now + windowMs, hits: 0 };
    window.hits += 1;
    windows.set(key, window);
    if (window.hits > limit) throw tooManyAttempts(Math.ceil((window.endsAt - now) / second));
  };
}
