import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sdkOptions, startHub } from './hub-harness.ts';
import { startLossyProxy } from './lossy-proxy.ts';

let hub: Awaited<ReturnType<typeof startHub>>;
let line: Awaited<ReturnType<typeof startLossyProxy>>;

beforeEach(async () => {
  hub = await startHub({ limits: { publishBurst: 10_000 } });
  const sequence = [12_000, 30_000, 8000, 40_000, 16_000];
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

test('over a line that loses ACKs and breaks, thousands of publishes arrive once and in order', {
  timeout: 90_000,
}, async () => {
  const total = 3000;
  const through = { ...sdkOptions(line.port), disconnectedRetryTimeout: 50 };
  const sender = hub.connect('seat-1', undefined, through);
  const receiver = hub.connect('seat-2', undefined, through);
  const presence: unknown[] = [];
  const heard: string[] = [];
  const channel = receiver.channels.get('session:1');
  await channel.subscribe((message) => heard.push(String(message.data)));
  await channel.presence.enter({ ready: true });
  const unwatch = hub.realtime.watchPresence('session:1', (change) => presence.push(change));
  const publishes: Promise<unknown>[] = [];
  for (let n = 0; n < total; n += 1) {
    publishes.push(sender.channels.get('session:1').publish('n', String(n)));
    if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const results = await Promise.all(publishes);
  line.heal();
  await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(total), { timeout: 30_000 });
  unwatch();
  expect(heard).toEqual(Array.from({ length: total }, (_, n) => String(n)));
  expect(results).toHaveLength(total);
  expect(line.cuts()).toBeGreaterThan(5);
  expect(presence).toEqual([]);
  expect(await hub.realtime.presence('session:1')).toMatchObject([
    { clientId: 'seat-2', connectionId: receiver.connection.id, data: { ready: true } },
  ]);
});

test('a connection the hub has forgotten goes on under a new id, its channels without a gap', async () => {
  const client = hub.connect('seat-1', undefined, { ...sdkOptions(line.port), disconnectedRetryTimeout: 50 });
  line.heal();
  const channel = client.channels.get('session:1');
  await channel.attach();
  const { id } = client.connection;
  const attached = new Promise<boolean>((resolve) =>
    channel.once('attached', ({ resumed }) => resolve(resumed)),
  );
  for (const connection of [...hub.hub.core.connections.values()]) hub.hub.core.forget(connection.id);
  expect(await attached).toBe(true);
  expect(client.connection.id).not.toBe(id);
  await expect(channel.publish('after', 'x')).resolves.toMatchObject({ serials: [expect.any(String)] });
});
