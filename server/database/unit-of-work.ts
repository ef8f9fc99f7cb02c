import type { Transaction } from 'kysely';
import { commitHook } from './commit-hook.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** One transaction, and the tasks to run after its commit. */
export interface UnitOfWork {
  queryable: Transaction<Schema>;
  /** Runs after the commit, in the order given; never after a rollback. */
  afterCommit(task: () => void): void;
}

/**
 * Runs `work` as part of `unit`, or as a unit of its own where none is given. Inside, everything goes through
 * `unit.queryable`: the embedded database has one connection, so a request for another would deadlock.
 */
export async function inUnit<Result>(
  database: Database,
  unit: UnitOfWork | undefined,
  work: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  if (unit) return work(unit);
  const tasks: (() => void)[] = [];
  const hook = commitHook.getStore();
  const result = await database.transaction().execute(async (queryable) => {
    const done = await work({ queryable, afterCommit: (task) => tasks.push(task) });
    await hook?.beforeCommit(queryable);
    return done;
  });
  hook?.afterCommit();
  for (const task of tasks) task();
  return result;
}
