import type { Timed } from './load/load-seat.ts';

/**
 * How long a vote takes to reach its room: the room receives how many have voted, so the vote that was sent as
 * the third arrives with the first number that is three or more.
 */
export function createTally(note: (timed: Timed) => void) {
  const sentAt: number[] = [];
  let published = 0;
  return {
    sent(): void {
      sentAt.push(performance.now());
    },
    hear(votes: number): void {
      const now = performance.now();
      for (const sent of sentAt.slice(published, Math.max(published, votes))) {
        note({ step: 'published', tookMs: now - sent, ok: true });
        published += 1;
      }
    },
    /** Votes that have reached the room. */
    published: () => published,
  };
}

export type Tally = ReturnType<typeof createTally>;
