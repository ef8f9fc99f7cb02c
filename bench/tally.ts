import type { Timed } from './load/load-seat.ts';

/**
 * How long a vote takes to reach its room: the room receives how many have voted, so the vote that was sent as
 * the third arrives with the first number that is three or more.
 */
export function createTally(note: (timed: Timed) => void) {
  const sentAt: number[] = [];
  let told = 0;
  return {
    sent(): void {
      sentAt.push(performance.now());
    },
    hear(votes: number): void {
      const now = performance.now();
      for (const sent of sentAt.slice(told, Math.max(told, votes))) {
        note({ step: 'told', tookMs: now - sent, ok: true });
        told += 1;
      }
    },
    /** Votes that have reached the room. */
    told: () => told,
  };
}

export type Tally = ReturnType<typeof createTally>;
