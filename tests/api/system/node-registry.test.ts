import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { claimLease } from '../../../server/director/log/lease-repository.ts';
import { databaseTime } from '../../../server/director/log/lease-time.ts';
import { clockOffset, joinNodes, type NodeRegistry } from '../../../server/nodes/node-registry.ts';
import { createLobby } from '../../support/live-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const log = pino({ level: 'silent' });
let test: TestApp;
const joined: NodeRegistry[] = [];

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  for (const node of joined.splice(0)) await node.leave();
});

async function join(
  url: string,
  {
    secret = 'one secret',
    formerSecrets = [] as string[],
    sharesRealtime = true,
    aheadMs = 0,
    elapsed = systemClock.elapsed,
    onReplaced = vi.fn(),
  } = {},
) {
  const clock = { elapsed, now: () => systemClock.now() + aheadMs };
  const node = await joinNodes({
    database: test.database,
    clock,
    log,
    url,
    secret,
    formerSecrets,
    version: '1.2.3',
    sharesRealtime,
    onReplaced,
  });
  joined.push(node);
  return node;
}

it('several nodes with addresses of their own join', async () => {
  await join('http://a.example');
  const b = await join('http://b.example');
  expect(b.mayTakeUp()).toBe(true);
});

it('a second node with the address of one that runs does not start', async () => {
  await join('http://a.example');
  await expect(join('http://a.example')).rejects.toThrow(
    'another server runs on this database under http://a.example: give each node a NODE_URL of its own',
  );
});

it('a killed node restarts at once', async () => {
  await test.database
    .insertInto('nodes')
    .values({
      url: 'http://a.example',
      instance: 'killed a moment ago',
      secret_digest: 'any',
      seen_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  await join('http://a.example');
});

it('a node with another secret does not start beside one that runs', async () => {
  await join('http://a.example');
  await expect(join('http://b.example', { secret: 'another' })).rejects.toThrow(
    'http://a.example runs on this database with another APP_SECRET',
  );
});

it('nodes with two secrets run side by side where each accepts the other’s', async () => {
  await join('http://a.example', { formerSecrets: ['another'] });
  await join('http://b.example', { secret: 'another', formerSecrets: ['one secret'] });
  await expect(join('http://c.example', { secret: 'another' })).rejects.toThrow('another APP_SECRET');
});

it('a node that shares no realtime does not start beside one that runs, and starts once that has left', async () => {
  const a = await join('http://a.example');
  await expect(join('http://b.example', { sharesRealtime: false })).rejects.toThrow(
    'http://a.example runs on this database, and this node has no REDIS_URL',
  );
  await a.leave();
  await join('http://b.example', { sharesRealtime: false });
});

it.each([
  [
    'one address',
    ['http://a.example', 'http://a.example'],
    ['one secret', 'one secret'],
    /under http:\/\/a\.example/,
  ],
  ['two secrets', ['http://a.example', 'http://b.example'], ['one secret', 'another'], /another APP_SECRET/],
] as const)(
  'of two nodes with %s that start at the same instant one starts',
  async (_, urls, secrets, words) => {
    const starts = await Promise.allSettled(urls.map((url, index) => join(url, { secret: secrets[index] })));
    const problems = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(problems).toEqual([expect.stringMatching(words)]);
  },
);

it('a node that was frozen while one with another secret started ends', async () => {
  const onReplaced = vi.fn();
  let frozenMs = 0;
  await join('http://a.example', { onReplaced, elapsed: () => systemClock.elapsed() + frozenMs });
  const row = { instance: 'another', secret_digest: 'another', seen_at: sql<Date>`clock_timestamp()` };
  await test.database
    .insertInto('nodes')
    .values({ url: 'http://b.example', ...row })
    .execute();
  frozenMs = 6000;
  await vi.waitFor(() => expect(onReplaced).toHaveBeenCalledTimes(1), 5000);
  expect(onReplaced.mock.lastCall).toMatchObject([
    { message: expect.stringMatching('http://b.example runs on this database with another APP_SECRET') },
  ]);
  await test.database.deleteFrom('nodes').execute();
});

it.each([
  [20_000, '20.0 s ahead of'],
  [-3000, '3.0 s behind'],
])('a clock that is off by %i ms does not start', async (aheadMs, words) => {
  await expect(join('http://a.example', { aheadMs })).rejects.toThrow(
    `the clock of this machine is ${words} the database's: set it by NTP`,
  );
});

it('a clock that is off by less than a second is tolerated', async () => {
  await join('http://a.example', { aheadMs: 600 });
  expect(Math.abs(await clockOffset(test.database, systemClock))).toBeLessThan(1000);
});

it('a node whose address another one has taken learns of it', async () => {
  const onReplaced = vi.fn();
  await join('http://a.example', { onReplaced });
  await test.database
    .updateTable('nodes')
    .set({ instance: 'another' })
    .where('url', '=', 'http://a.example')
    .execute();
  await vi.waitFor(() => expect(onReplaced).toHaveBeenCalledTimes(1), 5000);
  await test.database.deleteFrom('nodes').execute();
});

it("a lease expires by the database's clock, regardless of a node's", async () => {
  const session = await createLobby(test, { inMs: 86_400_000 });
  const claim = (owner: string) =>
    claimLease(test.database, { sessionId: session.id, owner, now: databaseTime() });
  expect(await claim('first')).toMatchObject({ epoch: 1 });
  expect(await claim('second')).toBeUndefined();
  await test.database
    .updateTable('session_leases')
    .set({ expires_at: sql<Date>`clock_timestamp()` })
    .where('session_id', '=', session.id)
    .execute();
  await delay(2);
  expect(await claim('second')).toMatchObject({ epoch: 2 });
});
