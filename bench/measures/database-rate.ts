import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Figure } from '../compare.ts';
import { type Database, jsonb, openDatabase } from '../../server/database/database.ts';

const warmUp = 300;

const wide = sql`select g as id, 'name of ' || g as name, now() as at, g || '@y.example' as email, g * 2 as twice,
  true as flag, '{"a":1,"b":[1,2]}'::jsonb as options, 'text ' || g as t1, 'text ' || g as t2, 'text ' || g as t3,
  'text ' || g as t4, now() as later from generate_series(1, 100) g where ${1}::integer = 1`;

const works: [string, number, (database: Database) => Promise<unknown>][] = [
  [
    'one row by its key',
    3000,
    (database) => database.selectFrom('settings').selectAll().where('name', '=', 'a').execute(),
  ],
  ['100 rows of 12 columns', 500, (database) => wide.execute(database)],
  [
    'a transaction of a read and a write',
    1000,
    (database) =>
      database.transaction().execute(async (transaction) => {
        await transaction.selectFrom('settings').selectAll().where('name', '=', 'a').execute();
        await transaction
          .updateTable('settings')
          .set({ value: jsonb({ a: 1 }) })
          .where('name', '=', 'a')
          .execute();
      }),
  ],
];

/** Prints what queries cost on the embedded database: processor time of both threads, and the time that passes. */
export async function benchDatabaseRate(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-bench-'));
  const database = await openDatabase({ url: null, directory, onPoolError: () => undefined });
  await database
    .insertInto('settings')
    .values({ name: 'a', value: jsonb({ x: [1, 2, 3] }) })
    .execute();
  const rows: Record<string, string>[] = [];
  const figures: Figure[] = [];
  for (const [work, times, run] of works) {
    for (let index = 0; index < warmUp; index += 1) await run(database);
    const [cpu, at] = [process.cpuUsage(), performance.now()];
    for (let index = 0; index < times; index += 1) await run(database);
    const { user, system } = process.cpuUsage(cpu);
    const passed = ((performance.now() - at) / times) * 1000;
    figures.push({ name: `processor time, ${work}`, unit: 'µs', value: (user + system) / times });
    rows.push({ work, CPU: `${((user + system) / times).toFixed(0)} µs`, passed: `${passed.toFixed(0)} µs` });
  }
  console.table(rows);
  await database.destroy();
  await rm(directory, { recursive: true, force: true });
  return figures;
}
