import { type ClientOptions, Realtime } from 'ably';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { redirect, startClusterHub } from './cluster-harness.ts';
import { allOfIt, cut, sdkOptions, untilMessages } from './hub-harness.ts';
import { hasRedis, startNode, startRedis } from './redis-server.ts';

const unexpected: unknown[] = [];
const startHubOn = (url: string) => startClusterHub(url, (error) => unexpected.push(error));

describe.runIf(hasRedis)('several hubs over one Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let one: Awaited<ReturnType<typeof startHubOn>>;
  let other: Awaited<ReturnType<typeof startNode>>;
  const clients: Realtime[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    one = await startHubOn(redis.url);
    other = await startNode(redis.url);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(async () => {
    await one.stop();
    await other.kill();
    await redis.stop();
    expect(unexpected).toEqual([]);
  });

  const connectTo = (port: number, clientId: string, more: ClientOptions = {}) => {
    const client = new Realtime({
      ...sdkOptions(port),
      authCallback: (_params, done) => {
        one.realtime.mintToken(clientId, allOfIt, 3_600_000).then(
          (token) => done(null, token),
          (error: Error) => done(error.message, null),
        );
      },
      ...more,
    });
    clients.push(client);
    return client;
  };

  test('a publish on one node reaches subscribers on every node, in one order', async () => {
    const here = connectTo(one.port, 'seat-1').channels.get('session:1');
    const there = connectTo(other.port, 'seat-2').channels.get('session:1');
    await Promise.all([here.attach(), there.attach()]);
    const received = Promise.all([untilMessages(here, 101), untilMessages(there, 101)]);
    const publishes = Array.from({ length: 50 }, (_, n) => [
      here.publish('here', String(n)),
      there.publish('there', String(n)),
    ]);
    await Promise.all([...publishes.flat(), one.realtime.publish('session:1', 'server', {})]);
    const [onHere, onThere] = (await received).map((messages) => messages.map(({ id }) => id));
    expect(new Set(onHere).size).toBe(101);
    expect(onThere).toEqual(onHere);
  });

  test('presence is one set, also for the server', async () => {
    await connectTo(other.port, 'seat-2').channels.get('session:2').presence.enter({ ready: true });
    const members = await connectTo(one.port, 'seat-1').channels.get('session:2').presence.get();
    expect(members.map(({ clientId, data }) => [clientId, data])).toEqual([['seat-2', { ready: true }]]);
    expect(await one.realtime.presence('session:2')).toMatchObject([{ clientId: 'seat-2' }]);
  });

  test('a node that starts later knows the past and the people', async () => {
    const sender = connectTo(one.port, 'seat-1').channels.get('persisted:log');
    await sender.presence.enter();
    await sender.publish('early', 'x');
    const late = await startNode(redis.url);
    const channel = connectTo(late.port, 'seat-2').channels.get('persisted:log', { params: { rewind: '5' } });
    const received = untilMessages(channel, 1);
    expect((await received).map(({ name }) => name)).toEqual(['early']);
    expect((await channel.presence.get()).map(({ clientId }) => clientId)).toEqual(['seat-1']);
    await late.kill();
  });

  test('a client moves to another node and continues the same connection', async () => {
    const client = connectTo(other.port, 'seat-1');
    const channel = client.channels.get('session:3');
    const received = untilMessages(channel, 60);
    await channel.presence.enter();
    await expect.poll(() => one.realtime.presence('session:3')).toHaveLength(1);
    const changes: unknown[] = [];
    const stop = one.realtime.watchPresence('session:3', (change) => changes.push(change));
    const { id } = client.connection;
    for (let n = 0; n < 20; n += 1) await one.realtime.publish('session:3', 'tick', String(n));
    redirect(client, one.port);
    cut(client);
    for (let n = 20; n < 60; n += 1) await one.realtime.publish('session:3', 'tick', String(n));
    expect((await received).map(({ data }) => Number(data))).toEqual(Array.from({ length: 60 }, (_, n) => n));
    expect(client.connection.id).toBe(id);
    stop();
    expect(changes).toEqual([]);
  });

  test('a killed node loses no message of clients that move, neither way, and doubles none', async () => {
    const doomed = await startNode(redis.url);
    const client = connectTo(doomed.port, 'seat-1');
    const channel = client.channels.get('session:4');
    const observer = connectTo(one.port, 'seat-2').channels.get('session:4');
    await Promise.all([channel.attach(), observer.attach()]);
    const total = 400;
    const received = Promise.all([untilMessages(channel, total * 2), untilMessages(observer, total * 2)]);
    const publishes: Promise<unknown>[] = [];
    let killed: Promise<void> | undefined;
    for (let n = 0; n < total; n += 1) {
      publishes.push(channel.publish('up', String(n)));
      await one.realtime.publish('session:4', 'down', String(n));
      if (n === total / 2) {
        redirect(client, one.port);
        killed = doomed.kill();
      }
    }
    await Promise.all([...publishes, killed]);
    const inOrder = Array.from({ length: total }, (_, n) => n);
    for (const messages of await received) {
      for (const name of ['up', 'down']) {
        expect(messages.filter((message) => message.name === name).map(({ data }) => Number(data))).toEqual(
          inOrder,
        );
      }
    }
  });

  test('members of a dead node leave when no node takes them over', async () => {
    const doomed = await startNode(redis.url);
    const client = connectTo(doomed.port, 'seat-9', { disconnectedRetryTimeout: 60_000 });
    await client.channels.get('session:5').presence.enter();
    await expect.poll(() => one.realtime.presence('session:5')).toHaveLength(1);
    await doomed.kill();
    await expect.poll(() => one.realtime.presence('session:5')).toEqual([]);
  });
});
