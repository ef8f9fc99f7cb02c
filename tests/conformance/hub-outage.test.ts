import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelStateChange, RealtimeChannel } from 'ably';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRedisCluster } from '../../server/realtime/redis/redis-cluster.ts';
import { leaveFor } from '../../server/realtime/hub/presence/leave.ts';
import { startBalancer } from '../support/servers/tcp-balancer.ts';
import { redirect, startClusterHub } from './cluster-harness.ts';
import { cut, startHub } from './hub-harness.ts';
import { basic, keyOf, openRaw } from './raw-client.ts';
import { hasRedis, startRedis } from './redis-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const refused = { code: 50003, statusCode: 503 };

async function startTwo(folder?: string) {
  const redis = await startRedis(folder);
  closing.push(() => redis.stop());
  const start = async () => {
    const hub = await startClusterHub(redis.url, () => undefined);
    closing.push(() => hub.stop());
    return hub;
  };
  return { redis, start, one: await start(), other: await start() };
}

async function listen(channel: RealtimeChannel) {
  const received: string[] = [];
  const changes: { resumed: boolean; code: number | undefined }[] = [];
  await channel.subscribe(({ data }) => received.push(String(data)));
  channel.on(['attached', 'update'], ({ resumed, reason }: ChannelStateChange) =>
    changes.push({ resumed, code: reason?.code }),
  );
  return { received, changes };
}

/** Publishes until the service takes it, as the product’s server does. */
async function insist(publish: () => Promise<unknown>): Promise<void> {
  await vi.waitFor(publish, { timeout: 60_000, interval: 100 });
}

const membersOf = async (channel: RealtimeChannel) =>
  (await channel.presence.get()).map(({ clientId, data }) => `${clientId} ${data}`).sort();

describe.runIf(hasRedis)('while Redis is away', () => {
  test('publishes are refused, and after the outage every accepted one has arrived once, in order', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'muster-redis-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const { redis, one, other } = await startTwo(folder);
    const here = one.connect('seat-1').channels.get('session:1');
    const there = other.connect('seat-2').channels.get('session:1');
    const [onHere, onThere] = await Promise.all([listen(here), listen(there)]);
    await Promise.all([here.presence.enter('a'), there.presence.enter('b')]);
    await expect.poll(() => membersOf(here)).toEqual(['seat-1 a', 'seat-2 b']);
    const presence: unknown[] = [];
    other.realtime.watchPresence('session:1', (change) => presence.push(change));
    const accepted: string[] = [];
    const say = async (text: string, publish: (text: string) => Promise<unknown>) => {
      await publish(text);
      accepted.push(text);
    };
    const byClient = (text: string) => here.publish('n', text);
    const byServer = (text: string) => other.realtime.publish('session:1', 'n', text);
    for (let n = 0; n < 50; n += 1) await say(`before ${n}`, n % 2 === 0 ? byClient : byServer);
    await redis.stop();
    await expect(byClient('away')).rejects.toMatchObject(refused);
    await expect(byServer('away')).rejects.toMatchObject(refused);
    await redis.start();
    await insist(() => say('back', byServer));
    for (let n = 0; n < 50; n += 1) await say(`after ${n}`, n % 2 === 0 ? byClient : byServer);
    await expect.poll(() => [onHere.received, onThere.received]).toEqual([accepted, accepted]);
    expect([await membersOf(here), await membersOf(there)]).toEqual([
      ['seat-1 a', 'seat-2 b'],
      ['seat-1 a', 'seat-2 b'],
    ]);
    expect([presence, onHere.changes, onThere.changes]).toEqual([[], [], []]);
  });

  test('an emptied log breaks continuity with an error, presence stays', async () => {
    const { redis, start, one, other } = await startTwo();
    const client = one.connect('seat-1');
    const here = client.channels.get('session:1');
    const there = other.connect('seat-2').channels.get('session:1');
    const [onHere, onThere] = await Promise.all([listen(here), listen(there)]);
    await Promise.all([here.presence.enter('a'), there.presence.enter('b')]);
    for (const channel of [here, there])
      await expect.poll(() => membersOf(channel)).toEqual(['seat-1 a', 'seat-2 b']);
    const presence: unknown[] = [];
    one.realtime.watchPresence('session:1', (change) => presence.push(change));
    await redis.stop();
    await redis.start();
    const broken = [{ resumed: false, code: 90005 }];
    await expect.poll(() => [onHere.changes, onThere.changes]).toEqual([broken, broken]);
    await insist(() => one.realtime.publish('session:1', 'n', 'afresh'));
    await here.publish('n', 'and on');
    await expect.poll(() => onThere.received).toEqual(['afresh', 'and on']);
    const late = await start();
    const watcher = late.connect('seat-3').channels.get('session:1');
    await expect.poll(() => membersOf(watcher)).toEqual(['seat-1 a', 'seat-2 b']);
    const { id } = client.connection;
    await expect.poll(() => other.hub.core.directory?.find(id ?? '')).toBeDefined();
    redirect(client, other.port);
    cut(client);
    await other.realtime.publish('session:1', 'n', 'moved');
    await expect.poll(() => onHere.received).toEqual(['afresh', 'and on', 'moved']);
    expect(client.connection.id).toBe(id);
    expect(presence).toEqual([]);
  });

  test('one that hangs refuses in time, and continues when it answers again', async () => {
    const { redis, one, other } = await startTwo();
    const channel = other.connect('seat-1').channels.get('session:1');
    const { received } = await listen(channel);
    redis.freeze();
    await expect(channel.publish('n', 'hanging')).rejects.toMatchObject(refused);
    redis.thaw();
    await insist(() => one.realtime.publish('session:1', 'n', 'answered'));
    await expect.poll(() => received.at(-1)).toBe('answered');
  });

  test('a node without its Redis refuses clients temporarily', async () => {
    const { redis, one, other } = await startTwo();
    const client = one.connect('seat-1');
    await client.connection.whenState('connected');
    const { id } = client.connection;
    await redis.stop();
    redirect(client, other.port);
    const away = client.connection.once('disconnected');
    cut(client);
    await away;
    await expect.poll(() => client.connection.errorReason).toMatchObject(refused);
    redirect(client, one.port);
    await redis.start();
    await client.connection.whenState('connected');
    expect(client.connection.id).toBe(id);
  });

  test('nodes that end while Redis is away wait for nothing of it', async () => {
    const { redis, start, one, other } = await startTwo();
    const nodes = [one, other, await start(), await start()];
    await redis.stop();
    for (const { hub } of nodes) {
      await pause(300);
      await hub.close();
    }
    await redis.start();
  });

  test('a node that ends does not wait for a client that is let in meanwhile', async () => {
    const { redis, one, other } = await startTwo();
    const client = one.connect('seat-1');
    await client.connection.whenState('connected');
    redis.freeze();
    redirect(client, other.port);
    cut(client);
    const { sockets } = other.hub.core;
    await expect.poll(() => sockets.open).toBe(1);
    const ended = other.hub.close();
    redis.thaw();
    await ended;
    expect(sockets.open).toBe(0);
  });
});

test.runIf(hasRedis)(
  'a node that started lately claims no continuity from before what it has read, but for who was on another until now',
  async () => {
    const { redis, one } = await startTwo();
    const quiet = openRaw(one.port, basic);
    const first = await quiet.next(4);
    quiet.send({ action: 10, channel: 'session:2' });
    const { channelSerial } = await quiet.next(11);
    await one.realtime.publish('session:1', 'n', 'long ago');
    await pause(300);
    await one.realtime.publish('session:3', 'n', 'lately');
    const cluster = createRedisCluster({
      url: redis.url,
      delays: { replayTtl: 100 },
      onError: () => undefined,
    });
    const late = await startHub({ cluster });
    closing.push(() => late.stop());
    await late.hub.ready;
    const attach = async (query: Record<string, string>, channel: string) => {
      const raw = openRaw(late.port, query);
      await raw.next(4);
      raw.send({ action: 10, channel, channelSerial });
      const { flags, error } = await raw.next(11);
      return { resumed: (Number(flags) & 4) !== 0, code: (error as { code: number } | undefined)?.code };
    };
    expect(await attach(basic, 'session:1')).toEqual({ resumed: false, code: 90003 });
    expect(await attach({ ...basic, resume: keyOf(first) }, 'session:2')).toEqual({
      resumed: true,
      code: undefined,
    });
  },
);

test.runIf(hasRedis)('a line to Redis that dies without a word is given up for a new one', async () => {
  const redis = await startRedis();
  closing.push(() => redis.stop());
  const line = await startBalancer(Number(new URL(redis.url).port));
  closing.push(async () => line.close());
  const one = await startClusterHub(`redis://127.0.0.1:${line.port}`, () => undefined);
  closing.push(() => one.stop());
  const { received } = await listen(one.connect('seat-1').channels.get('session:1'));
  line.silence();
  await expect(one.realtime.publish('session:1', 'n', 'unheard')).rejects.toMatchObject(refused);
  await vi.waitFor(() => one.realtime.publish('session:1', 'n', 'heard'), { timeout: 15_000, interval: 100 });
  await expect.poll(() => received).toEqual(['heard']);
});

test.runIf(hasRedis)(
  'entries that a node could not read before they were trimmed break its continuity',
  async () => {
    const { redis, one } = await startTwo();
    const channel = one.connect('seat-1').channels.get('session:1');
    const { received, changes } = await listen(channel);
    await one.realtime.publish('session:1', 'n', 'read');
    await expect.poll(() => received).toEqual(['read']);
    const here = { action: 2, clientId: 'seat-8', connectionId: 'elsewhere', data: 'leaves unseen' };
    await one.hub.core.log.append({ channel: 'session:1', id: 'elsewhere:0', presence: [here] });
    await expect.poll(() => membersOf(channel)).toEqual(['seat-8 leaves unseen']);
    const raw = new Redis(redis.url);
    const stream = 'muster:realtime:log';
    const last = (await raw.get('muster:realtime:last')) ?? '';
    const [missed, next] = [1, 2].map((ms) => `${Date.now() + ms}-0`);
    const entry = (data: string) => JSON.stringify({ channel: 'session:1', id: data, messages: [{ data }] });
    const ghost = {
      action: 2,
      clientId: 'seat-9',
      connectionId: 'ghost',
      id: 'ghost:0:0',
      data: 'came unseen',
    };
    const { epoch } = one.hub.core.log;
    await raw
      .multi()
      .xadd(stream, missed ?? '', 'e', entry('missed'), 'n', epoch, 'p', last)
      .xadd(stream, next ?? '', 'e', entry('next'), 'n', epoch, 'p', missed ?? '')
      .xtrim(stream, 'MAXLEN', 1)
      .hset('muster:realtime:presence', 'session:1\nghost:seat-9', JSON.stringify(ghost))
      .hdel('muster:realtime:presence', 'session:1\nelsewhere:seat-8')
      .exec();
    raw.disconnect();
    await expect.poll(() => received).toEqual(['read', 'next']);
    expect(changes).toEqual([{ resumed: false, code: 90005 }]);
    await expect.poll(() => membersOf(channel)).toEqual(['seat-9 came unseen']);
  },
);

describe.runIf(hasRedis)('nodes that do not see each other', () => {
  test('a member that another node takes for dead is put back by the node that knows better', async () => {
    const { one, other } = await startTwo();
    const client = one.connect('seat-1');
    await client.channels.get('session:1').presence.enter('a');
    await expect.poll(() => other.realtime.presence('session:1')).toHaveLength(1);
    const changes: string[] = [];
    other.realtime.watchPresence('session:1', ({ action }) => changes.push(action));
    leaveFor(other.hub.core, client.connection.id ?? '', 'session:1');
    await expect.poll(() => changes).toEqual(['leave', 'enter']);
    expect(await membersOf(client.channels.get('session:1'))).toEqual(['seat-1 a']);
  });

  test('a node that missed that its client moved does not end that client’s presence', async () => {
    const { one, other } = await startTwo();
    one.hub.core.directory?.onMoved(() => undefined);
    const client = one.connect('seat-1');
    await client.channels.get('session:1').presence.enter('a');
    const changes: unknown[] = [];
    await expect.poll(() => other.realtime.presence('session:1')).toHaveLength(1);
    other.realtime.watchPresence('session:1', (change) => changes.push(change));
    redirect(client, other.port);
    cut(client);
    await expect.poll(() => other.hub.core.sockets.open).toBe(1);
    await client.connection.whenState('connected');
    one.clock.advance(4000);
    one.hub.sweep();
    await expect.poll(() => one.hub.core.connections.size).toBe(0);
    expect(changes).toEqual([]);
    expect(await other.realtime.presence('session:1')).toHaveLength(1);
  });
});
