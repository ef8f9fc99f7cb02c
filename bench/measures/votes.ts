import type { Product } from '../../tests/support/servers/product.ts';
import { quantile } from '../quantile.ts';
import { type CastVote, openVotingSession, people } from '../load/voting-session.ts';

const spreadMs = 1000;

export type VotesResult = {
  answers: number;
  counted: number;
  inResult: number;
  p50: number;
  p95: number;
  max: number;
};

/**
 * Everybody of a full session votes within one second, each once and half of them once more, which must win. All have
 * their live connection, and hear of every vote.
 */
export async function benchVotes(product: Product): Promise<VotesResult> {
  const { tokens, cast, split } = await openVotingSession(product);
  const votes: CastVote[] = [];
  await Promise.all(
    tokens.map(async (_, seat) => {
      await new Promise((done) => setTimeout(done, (seat / people) * spreadMs));
      votes.push(await cast(seat, 0));
      if (seat % 2 === 1) votes.push(await cast(seat, 1));
    }),
  );
  const shown = await split();
  if (shown[0] !== people / 2 || shown[1] !== people / 2) throw new Error(`The votes came out as ${shown}`);
  const took = votes.map(({ tookMs }) => tookMs);
  return {
    answers: votes.length,
    counted: votes.filter(({ outcome }) => outcome === 'counted').length,
    inResult: shown.reduce((sum, count) => sum + count, 0),
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    max: Math.max(...took),
  };
}
