import { creditCalls } from '#contract/calls/credits.ts';
import type { HttpClient } from '../http/http-client.ts';

export type CreditService = ReturnType<typeof createCreditService>;

/** The company's balance and its ledger, newest first, a page at a time. */
export const createCreditService = (http: HttpClient) => {
  const watchers = new Set<() => void>();
  return {
    ledger: (cursor?: string, signal?: AbortSignal) =>
      http.call(creditCalls.ledger, { query: { cursor }, signal }),
    /** Calls back after each `noteMove`; returns the unsubscribe function. */
    watchMoves(outdated: () => void): () => void {
      watchers.add(outdated);
      return () => watchers.delete(outdated);
    },
    /** To be called after an action of this page or a payment has changed the balance. */
    noteMove: () => {
      for (const outdated of watchers) outdated();
    },
  };
};
