import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Takes part in the first transaction that is committed while it is set, so that what it writes is of that transaction. */
export interface CommitHook {
  beforeCommit(transaction: Transaction<Schema>): Promise<void>;
  afterCommit(): void;
  /** Nothing is changed: the request is a repetition of one that was carried out. */
  drop(): void;
}

export const commitHook = new AsyncLocalStorage<CommitHook>();
