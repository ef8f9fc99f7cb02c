import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { hasRedis, startRedis } from '../conformance/redis-server.ts';
import { hasPgBouncer, startPgBouncer } from '../support/servers/pgbouncer-server.ts';
import { startProduct } from '../support/servers/product.ts';
import { joinByLink } from '../support/virtual-participant.ts';

const closing: (() => unknown)[] = [];
let postgresUrl: string;
let pooledUrl: string;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-pooled-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = startPostgres(path.join(folder, 'postgres'));
  closing.push(() => postgres.stop());
  postgresUrl = postgres.url;
  if (!hasPgBouncer) return;
  const pooler = await startPgBouncer(postgresUrl);
  closing.push(() => pooler.close());
  pooledUrl = pooler.url;
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function openPooled(queryWithinMs: number): Promise<Database> {
  const database = await openDatabase({
    url: pooledUrl,
    directory: undefined,
    onPoolError: () => undefined,
    queryWithinMs,
  });
  closing.push(() => database.destroy());
  return database;
}

async function openDirect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  closing.push(() => client.end());
  return client;
}

const timeoutNow = sql<{ statement_timeout: string }>`show statement_timeout`;

test.runIf(hasPgBouncer)('twenty that open an empty database at once migrate it once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => openPooled(10_000)));
  const direct = await openDirect();
  const locks = await direct.query("select pid from pg_locks where locktype = 'advisory'");
  expect(locks.rows, 'locks that a pooled connection still holds').toEqual([]);
});

test.runIf(hasPgBouncer && hasRedis)(
  'two servers that start at once serve through PgBouncer in transaction mode, and a session is played to its results',
  async () => {
    const redis = await startRedis();
    closing.push(() => redis.stop());
    const environment = { DATABASE_URL: pooledUrl, REDIS_URL: redis.url, STORY_CLOCK_RATE: '60' };
    const start = async () => {
      const product = await startProduct(environment);
      closing.push(() => product.close());
      return product;
    };
    const [product, second] = await Promise.all([start(), start()]);
    const organiser = await signUpOrganiser(product);
    const session = await organiser.schedule();
    const people = await Promise.all(
      session.seats.map(({ personal_link }) => joinByLink(second.url, personal_link)),
    );
    closing.push(...people.map((person) => () => person.close()));
    await organiser.startNow(session.id);
    await expect
      .poll(async () => (await organiser.read(session.id)).status, { timeout: 120_000 })
      .toBe('completed');
    expect((await organiser.results(session.id)).scorecard.session_id).toBe(session.id);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    for (const server of [product, second]) expect(server.output()).not.toContain('"level"');
  },
);

test.runIf(hasPgBouncer)('a transaction has its limit, and leaves none to the next client', async () => {
  const database = await openPooled(1500);
  const limits = await Promise.all(
    Array.from({ length: 12 }, () =>
      database.transaction().execute(async (transaction) => {
        const { rows } = await timeoutNow.execute(transaction);
        return rows[0]?.statement_timeout;
      }),
    ),
  );
  expect(new Set(limits)).toEqual(new Set(['3s']));
  const stranger = new pg.Client({ connectionString: pooledUrl });
  await stranger.connect();
  closing.push(() => stranger.end());
  for (let turn = 0; turn < 12; turn += 1)
    expect((await stranger.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
});

test.runIf(hasPgBouncer)(
  'a statement that is given up ends in the database, by itself and in a transaction',
  async () => {
    const database = await openPooled(300);
    const direct = await openDirect();
    const running = async () =>
      (
        await direct.query(
          "select 1 from pg_stat_activity where query like '%pg_sleep(600)%' and state = 'active' and pid <> pg_backend_pid()",
        )
      ).rowCount;
    const alone = sql`select pg_sleep(600)`.execute(database);
    await expect(alone).rejects.toThrow('Query read timeout');
    await expect.poll(running, { timeout: 8000 }).toBe(0);
    const within = database
      .transaction()
      .execute((transaction) => sql`select pg_sleep(600)`.execute(transaction));
    await expect(within).rejects.toThrow('Query read timeout');
    await expect.poll(running, { timeout: 8000 }).toBe(0);
    expect((await timeoutNow.execute(database)).rows).toHaveLength(1);
  },
);
