import { type InboundMessage, type PaginatedResult, Realtime } from 'ably';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createCleanUp } from '../../../server/jobs/clean-up.ts';
import { createDatabaseHistory, pruneHistory } from '../../../server/realtime/database-history.ts';
import { createEmbeddedRealtime } from '../../../server/realtime/embedded-realtime.ts';
import type { HistoryStore } from '../../../server/realtime/hub/channel/history-store.ts';
import { createHub } from '../../../server/realtime/hub/hub.ts';
import { systemClock } from '../../../server/clock.ts';
import type { HubClock } from '../../../server/realtime/hub/hub-clock.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { openTestDatabase } from '../../support/test-database.ts';

const key = { name: 'history.key', secret: 'a-secret-of-this-test-run' };
const closing: (() => Promise<unknown>)[] = [];
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let history: HistoryStore;

beforeAll(async () => {
  opened = await openTestDatabase();
  history = createDatabaseHistory(opened.database);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => opened.close());

/** A server that starts with what the database holds, and a client of its own. */
async function start(store: HistoryStore = history, clock: HubClock = systemClock) {
  const hub = createHub({ keys: [key], history: store, clock, onError: () => undefined });
  const app = Fastify();
  await app.register(hub.rest);
  hub.attach(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const client = new Realtime({
    key: `${key.name}:${key.secret}`,
    endpoint: '127.0.0.1',
    port: typeof address === 'object' && address ? address.port : 0,
    tls: false,
    useBinaryProtocol: false,
    disableConnectivityCheck: true,
    logLevel: 0,
  });
  const stop = async () => {
    client.close();
    await hub.close();
    app.server.closeAllConnections();
    await app.close();
  };
  closing.push(stop);
  return {
    client,
    realtime: createEmbeddedRealtime({ hub, key }),
    async stop() {
      closing.splice(closing.indexOf(stop), 1);
      await stop();
    },
  };
}

async function allOf(first: PaginatedResult<InboundMessage>): Promise<unknown[]> {
  const found = first.items.map(({ data }) => data);
  for (let page = first.hasNext() ? await first.next() : null; page; page = await page.next())
    found.push(...page.items.map(({ data }) => data));
  return found;
}

it('the history of a persisted channel survives a restart, as it was, that of another does not', async () => {
  const before = await start();
  const channel = before.client.channels.get('persisted:one');
  await channel.publish([
    { name: 'pair', data: { step: 1 } },
    { name: 'pair', data: 'two' },
  ]);
  await before.realtime.publish('persisted:one', 'server', ['three']);
  await before.client.channels.get('passing').publish('gone', 'x');
  const connectionId = before.client.connection.id;
  const [serverMessages, second, first] = (await channel.history()).items;
  await before.stop();
  const after = await start();
  const { items } = await after.client.channels.get('persisted:one').history();
  expect(items).toEqual([serverMessages, second, first]);
  expect(items.map(({ name, data }) => [name, data])).toEqual([
    ['server', ['three']],
    ['pair', 'two'],
    ['pair', { step: 1 }],
  ]);
  expect([items[1]?.connectionId, items[0]?.connectionId]).toEqual([connectionId, undefined]);
  expect((await after.client.channels.get('passing').history()).items).toEqual([]);
});

it('pages cover messages before and after a restart, in both directions', async () => {
  const before = await start();
  const say = async (from: Awaited<ReturnType<typeof start>>, numbers: number[]) => {
    for (const n of numbers)
      await from.client.channels.get('persisted:pages').publish([{ data: `${n}a` }, { data: `${n}b` }]);
  };
  await say(before, [1, 2, 3]);
  await before.stop();
  const after = await start();
  const channel = after.client.channels.get('persisted:pages');
  await say(after, [4, 5]);
  const inOrder = [1, 2, 3, 4, 5].flatMap((n) => [`${n}a`, `${n}b`]);
  expect(await allOf(await channel.history({ limit: 3, direction: 'forwards' }))).toEqual(inOrder);
  expect(await allOf(await channel.history({ limit: 3 }))).toEqual(inOrder.toReversed());
  const { items } = await channel.history({ direction: 'forwards' });
  const [start1, end1] = [items[2]?.timestamp, items[5]?.timestamp];
  const between = await channel.history({ start: start1, end: end1, limit: 1 });
  expect(await allOf(between)).toEqual(expect.arrayContaining(['2a', '2b', '3a', '3b']));
  await channel.attach();
  await channel.publish('late', 'after the attach');
  expect(await allOf(await channel.history({ untilAttach: true, limit: 4 }))).toEqual(inOrder.toReversed());
});

it('refuses a publish that cannot be stored, and stores a repeated one once', async () => {
  let failing = true;
  const { client } = await start({
    ...history,
    async append(entry) {
      if (failing) throw new Error('the database is away');
      await history.append(entry);
      await history.append(entry);
    },
  });
  const channel = client.channels.get('persisted:careful');
  await expect(channel.publish('a', 'lost')).rejects.toMatchObject({ code: 50003, statusCode: 503 });
  failing = false;
  await channel.publish('a', 'kept');
  expect((await channel.history()).items.map(({ data }) => data)).toEqual(['kept']);
});

it('acknowledges in order, after every earlier publish is stored or refused', async () => {
  const settled: string[] = [];
  let keep = () => undefined as unknown;
  const kept = new Promise((resolve) => {
    keep = () => resolve(undefined);
  });
  const { client } = await start({
    ...history,
    async append(entry) {
      const name = entry.messages?.[0]?.name;
      if (name === 'slow') await kept;
      if (name === 'failing') throw new Error('the database is away');
      await history.append(entry);
    },
  });
  await client.connection.once('connected');
  const say = (channel: string, name: string) =>
    client.channels
      .get(channel)
      .publish(name, 'x')
      .then(
        () => settled.push(name),
        () => settled.push(`${name} refused`),
      );
  const all = [
    say('passing', 'first'),
    say('persisted:order', 'slow'),
    say('persisted:order', 'quick'),
    say('passing', 'quicker'),
    say('persisted:order', 'failing'),
    say('passing', 'last'),
  ];
  await client.channels.get('passing').history();
  await expect.poll(() => settled).toEqual(['first']);
  keep();
  await Promise.all(all);
  expect(settled).toEqual(['first', 'slow', 'quick', 'quicker', 'failing refused', 'last']);
});

it('stores a limited history of a channel, for a day', async () => {
  const clock = createManualClock();
  const { client } = await start(history, clock);
  const bounds = { ttlMs: 24 * 3_600_000, entries: 3, bytes: 2000 };
  const of = async (name: string) =>
    (await client.channels.get(`persisted:${name}`).history()).items.map((message) => message.name);
  const say = (name: string, numbers: number[], data = 'x') =>
    Promise.all(numbers.map((n) => client.channels.get(`persisted:${name}`).publish(String(n), data)));
  await say('many', [1, 2, 3, 4, 5]);
  await say('long', [1, 2, 3], 'x'.repeat(900));
  await pruneHistory(opened.database, clock.now(), bounds);
  expect([await of('many'), await of('long')]).toEqual([
    ['5', '4', '3'],
    ['3', '2'],
  ]);
  await clock.advance(bounds.ttlMs + 1);
  await say('many', [6]);
  await createCleanUp({ database: opened.database, clock })();
  expect([await of('many'), await of('long')]).toEqual([['6'], []]);
});
