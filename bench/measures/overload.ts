import autocannon from 'autocannon';
import type { Product } from '../../tests/support/servers/product.ts';
import { quantile } from '../quantile.ts';
import { type CastVote, openVotingSession, people } from '../load/voting-session.ts';

const seconds = 8;
const headStartMs = 2000;
const votesSpreadMs = 4000;

export type OverloadResult = {
  snapshotsASecond: number;
  answered: number;
  refused: number;
  failed: number;
  p50: number;
  p99: number;
  votes: number;
  votesRefused: number;
  /** Answered, after the decision had closed. */
  votesLate: number;
  votesInResult: number;
  voteP50: number;
  voteP99: number;
  voteMax: number;
};

/**
 * So many snapshots a second, whatever becomes of them, and in the middle of it two hundred votes. The first seat is the
 * only one that is present, so its vote, the last, closes the decision.
 */
export async function benchOverload(product: Product, rate: number): Promise<OverloadResult> {
  const { tokens, cast, split } = await openVotingSession(product);
  const load = autocannon({
    url: product.url,
    duration: seconds,
    connections: 800,
    overallRate: rate,
    timeout: 30,
    workers: 1,
    requests: tokens.map((token) => ({
      method: 'GET' as const,
      path: '/api/exp/snapshot',
      headers: { authorization: `Bearer ${token}` },
    })),
  });
  const votes: CastVote[] = [];
  const vote = async (seat: number) => votes.push(await cast(seat, seat % 2));
  await Promise.all(
    tokens.slice(1).map(async (_, index) => {
      await new Promise((done) => setTimeout(done, headStartMs + (index / people) * votesSpreadMs));
      await vote(index + 1);
    }),
  );
  await vote(0);
  const shown = await split();
  const snapshots = await load;
  const took = votes.map(({ tookMs }) => tookMs);
  return {
    snapshotsASecond: rate,
    answered: snapshots['2xx'],
    refused: snapshots['5xx'],
    failed: snapshots.errors + snapshots.timeouts,
    p50: snapshots.latency.p50,
    p99: snapshots.latency.p99,
    votes: votes.length,
    votesRefused: votes.filter(({ status }) => status !== 200).length,
    votesLate: votes.filter(({ outcome }) => outcome === 'too_late').length,
    votesInResult: shown.reduce((sum, count) => sum + count, 0),
    voteP50: quantile(took, 0.5),
    voteP99: quantile(took, 0.99),
    voteMax: Math.max(...took),
  };
}
