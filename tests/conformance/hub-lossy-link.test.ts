import { afterEach, beforeEach, expect, test } from 'vitest';
import { sdkOptions, startHub } from './hub-harness.ts';
import { startLossyProxy } from './lossy-proxy.ts';

let hub: Awaited<ReturnType<typeof startHub>>;
let line: Awaited<ReturnType<typeof startLossyProxy>>;

beforeEach(async () => {
  hub = await startHub({ limits: { publishBurst: 10_000 } });
  const sequence = [60_000, 120_000, 40_000, 150_000, 80_000];
  let next = 0;
  line = await startLossyProxy(hub.port, {
    afterBytes: () => sequence[next++ % sequence.length] ?? 0,
    swallowMs: 15,
  });
});
afterEach(async () => {
  line.stop();
  await hub.stop();
});

test('over lines that lose ACKs and break, thousands of publishes both ways arrive once and in order', {
  timeout: 90_000,
}, async () => {
  const total = 1200;
  const atOnce = 200;
  const names = ['seat-1', 'seat-2'];
  const through = { ...sdkOptions(line.port), disconnectedRetryTimeout: 50 };
  const clients = names.map((name) => hub.connect(name, undefined, through));
  const changes: unknown[] = [];
  const received = await Promise.all(
    clients.map(async (client) => {
      const texts: string[] = [];
      const channel = client.channels.get('session:1');
      await channel.subscribe(({ clientId, data }) => texts.push(`${clientId} ${data}`));
      await channel.presence.enter({ ready: true });
      return texts;
    }),
  );
  const unwatch = hub.realtime.watchPresence('session:1', (change) => changes.push(change));
  const say = async (client: (typeof clients)[number]) => {
    const underWay: Promise<unknown>[] = [];
    for (let n = 0; n < total; n += 1) {
      if (n >= atOnce) await underWay[n - atOnce];
      underWay.push(client.channels.get('session:1').publish('n', String(n)));
    }
    return await Promise.all(underWay);
  };
  const results = (await Promise.all(clients.map(say))).flat();
  line.heal();
  await expect.poll(() => received.map((texts) => texts.length)).toEqual([2 * total, 2 * total]);
  unwatch();
  for (const name of names)
    expect(received[0]?.filter((text) => text.startsWith(name))).toEqual(
      Array.from({ length: total }, (_, n) => `${name} ${n}`),
    );
  expect(received[1]).toEqual(received[0]);
  expect(results).toHaveLength(2 * total);
  expect(line.cuts()).toBeGreaterThan(10);
  expect(changes).toEqual([]);
  const members = await hub.realtime.presence('session:1');
  expect(members.map(({ clientId, connectionId, data }) => [clientId, connectionId, data]).sort()).toEqual(
    clients.map((client, index) => [names[index], client.connection.id, { ready: true }]),
  );
});

test('a connection that the hub has dropped continues under a new id, its channels without a gap', async () => {
  const client = hub.connect('seat-1', undefined, { ...sdkOptions(line.port), disconnectedRetryTimeout: 50 });
  line.heal();
  const channel = client.channels.get('session:1');
  await channel.attach();
  const { id } = client.connection;
  const attached = new Promise<boolean>((resolve) =>
    channel.once('attached', ({ resumed }) => resolve(resumed)),
  );
  for (const connection of [...hub.hub.core.connections.values()])
    hub.hub.core.connections.forget(connection.id);
  expect(await attached).toBe(true);
  expect(client.connection.id).not.toBe(id);
  await expect(channel.publish('after', 'x')).resolves.toMatchObject({ serials: [expect.any(String)] });
});
