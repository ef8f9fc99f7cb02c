import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { openDatabase } from '../../server/database/database.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../support/company-fixture.ts';
import { freePort } from '../support/servers/free-port.ts';
import { startBalancer, type TcpBalancer } from '../support/servers/tcp-balancer.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const closing: (() => unknown)[] = [];
let line: TcpBalancer;
let server: TestApp;
let company: CompanyFixture;
let port: number;
let serverUrl: string;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-outage-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = startPostgres(path.join(folder, 'postgres'));
  closing.push(() => postgres.stop());
  serverUrl = postgres.url;
  port = Number(new URL(postgres.url).port);
  line = await startBalancer(port);
  closing.push(() => line.close());
  const url = postgres.url.replace(String(port), String(line.port));
  const database = await openDatabase({
    url,
    directory: undefined,
    onPoolError: () => undefined,
    queryWithinMs: 5000,
  });
  closing.push(() => database.destroy());
  server = await createTestApp({ database });
  closing.push(() => server.close());
  company = await createCompany(server, { credits: 100 });
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const codeOf = async (url: string) => (await server.inject({ url })).statusCode;
const create = () => company.browser.post('/api/session', sessionRequest(server));
const recovered = () => expect.poll(() => codeOf('/readyz')).toBe(200);

async function expectOutage(): Promise<void> {
  expect([await codeOf('/healthz'), await codeOf('/readyz')]).toEqual([200, 503]);
  const { statusCode, headers, json } = await create();
  expect([statusCode, headers['retry-after'], json().message]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    'Server error. Please try again later.',
  ]);
}

test('during a database outage requests are refused, and every accepted write exists afterwards', async () => {
  const answers = Array.from({ length: 30 }, create);
  await Promise.race(answers);
  line.point(await freePort());
  line.cut();
  const accepted = (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 201);
  await expectOutage();
  line.point(port);
  await recovered();
  const stored = await server.database.selectFrom('sessions').select('id').execute();
  const ids = new Set(stored.map(({ id }) => id));
  expect(accepted.filter((response) => !ids.has(response.json().id))).toEqual([]);
  expect(accepted.length).toBeGreaterThan(0);
  expect((await create()).statusCode).toBe(201);
});

test('a silent database is an outage, too', async () => {
  line.stall();
  await expectOutage();
  line.resume();
  await recovered();
  expect((await create()).statusCode).toBe(201);
});

test('a node that starts while another one migrates for long waits for it', async () => {
  const url = new URL(serverUrl);
  url.pathname = '/started_second';
  const other = new pg.Client({ connectionString: serverUrl });
  await other.connect();
  await other.query('create database started_second');
  await other.end();
  const first = new pg.Client({ connectionString: url.href });
  await first.connect();
  await first.query('select pg_advisory_lock(3853314791062309107)');
  const opening = openDatabase({
    url: url.href,
    directory: undefined,
    onPoolError: () => undefined,
    queryWithinMs: 100,
  });
  const isWaiting = async () =>
    (await first.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;
  await expect.poll(isWaiting).toBe(1);
  await first.query('select pg_sleep(0.5)');
  await first.end();
  const database = await opening;
  expect(await database.selectFrom('companies').select('id').execute()).toEqual([]);
  await database.destroy();
});

test('an abandoned statement ends in the database, too', async () => {
  const url = new URL(serverUrl);
  url.searchParams.set('application_name', 'runaway');
  const database = await openDatabase({
    url: url.href,
    directory: undefined,
    onPoolError: () => undefined,
    queryWithinMs: 200,
  });
  const other = new pg.Client({ connectionString: serverUrl });
  await other.connect();
  const running = async () =>
    (
      await other.query(
        "select 1 from pg_stat_activity where application_name = 'runaway' and query like '%pg_sleep%' and state = 'active'",
      )
    ).rowCount;
  const asked = sql`select pg_sleep(600)`.execute(database);
  await expect.poll(running).toBe(1);
  await expect(asked).rejects.toThrow('Query read timeout');
  await expect.poll(running, { timeout: 8000 }).toBe(0);
  expect(await database.selectFrom('companies').select('id').limit(1).execute()).toHaveLength(1);
  await other.end();
  await database.destroy();
});

test('rolls back a statement abandoned after its timeout, before its connection is reused', async () => {
  const database = await openDatabase({
    url: serverUrl,
    directory: undefined,
    onPoolError: () => undefined,
    queryWithinMs: 200,
  });
  const [created_at, name] = [new Date(), 'held by somebody else'];
  await database.insertInto('companies').values({ name, created_at }).execute();
  const other = new pg.Client({ connectionString: serverUrl });
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from companies where name = $1 for update', [name]);
  const givenUp = database.transaction().execute(async (transaction) => {
    await transaction.insertInto('companies').values({ name: 'half of it', created_at }).execute();
    await transaction.updateTable('companies').set({ logo: null }).where('name', '=', name).execute();
  });
  await expect(givenUp).rejects.toThrow('Query read timeout');
  await other.query('rollback');
  await other.end();
  const work = () =>
    database.transaction().execute((transaction) => sql`select pg_sleep(0.05)`.execute(transaction));
  await Promise.all(Array.from({ length: 20 }, work));
  const names = await database
    .selectFrom('companies')
    .select('name')
    .where('name', '=', 'half of it')
    .execute();
  expect(names).toEqual([]);
  await database.destroy();
});
