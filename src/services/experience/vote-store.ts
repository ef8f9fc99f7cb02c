import type { VoteRequest } from '#contract/calls/schemas/experience.ts';

/** Stores a vote on the device until the server has answered it. */
export interface VoteStore {
  read(): VoteRequest | null;
  keep(vote: VoteRequest): void;
  drop(): void;
}

const isVote = (value: unknown): value is VoteRequest =>
  typeof value === 'object' &&
  value !== null &&
  ['vote_id', 'decision_id', 'option_id'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  typeof Reflect.get(value, 'cast_at') === 'number';

/** One vote per seat, in local storage, so that it survives a reload and a lost connection. */
export function createVoteStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  seatId: string,
): VoteStore {
  const key = `muster:vote:${seatId}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isVote(value) ? value : null;
      } catch {
        return null;
      }
    },
    keep: (vote) => storage.setItem(key, JSON.stringify(vote)),
    drop: () => storage.removeItem(key),
  };
}
