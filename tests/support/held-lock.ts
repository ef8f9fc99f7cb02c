import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database, Queryable } from '../../server/database/database.ts';

/** Whether statements run concurrently; on the embedded database they run one after another. */
const isParallel = process.env.TEST_DATABASE_URL !== undefined;

async function waitingForLocks(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Resolves when at least this number of statements waits for a lock. */
export async function standing(database: Database, count: number): Promise<void> {
  if (isParallel)
    await expect.poll(() => waitingForLocks(database), { timeout: 8000 }).toBeGreaterThanOrEqual(count);
}

interface Held {
  /** Runs in the locking transaction before it ends. */
  meanwhile?(transaction: Queryable): Promise<unknown>;
}

/**
 * Starts `acts` one after another while the lock of `hold` is held: each waits for the lock when the next starts, and all
 * wait when it is released. The embedded database has one connection, for which they wait.
 */
export async function whileHeld<Result>(
  database: Database,
  hold: (transaction: Queryable) => Promise<unknown>,
  acts: readonly (() => Promise<Result>)[],
  { meanwhile = async () => undefined }: Held = {},
): Promise<Result[]> {
  const begun = await database.transaction().execute(async (transaction) => {
    await hold(transaction);
    const promises: Promise<Result>[] = [];
    for (const act of acts) {
      promises.push(act());
      await standing(database, promises.length);
    }
    await meanwhile(transaction);
    return promises;
  });
  return Promise.all(begun);
}

/** Holds the lock of `lock` until the returned function is called. Does nothing on the embedded database, which has no concurrency. */
export async function hold(
  database: Database,
  lock: (transaction: Queryable) => Promise<unknown>,
): Promise<() => Promise<void>> {
  if (!isParallel) return async () => undefined;
  const isHeld = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const done = database.transaction().execute(async (transaction) => {
    await lock(transaction);
    isHeld.resolve();
    await letGo.promise;
  });
  await Promise.race([isHeld.promise, done]);
  return async () => {
    letGo.resolve();
    await done;
  };
}
