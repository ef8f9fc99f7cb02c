import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startClusterHub } from './cluster-harness.ts';
import { allOfIt, startHub } from './hub-harness.ts';
import { type Frame, openRaw } from './raw-client.ts';
import { hasRedis, startRedis } from './redis-server.ts';

const connected = 4;
const disconnected = 6;
const error = 9;
const attach = 10;
const attached = 11;
const message = 15;
const cutWithinMs = 2000;
const channel = 'session:1:team:1';

type Node = Awaited<ReturnType<typeof startHub>>;

/** Tokens are good until they are withdrawn, as the product's are by its database. */
const withdrawn = new Set<string>();
const findRevoked = async (keys: readonly string[]) => new Set(keys.filter((key) => withdrawn.has(key)));

async function lineOf(node: Node, clientId: string) {
  const token = await node.realtime.mintToken(clientId, allOfIt, 3_600_000, clientId);
  const raw = openRaw(node.port, { access_token: token, v: '6', format: 'json' });
  await raw.next(connected);
  raw.send({ action: attach, channel });
  await raw.next(attached);
  return { ...raw, token };
}

const names = (frames: Frame[]) =>
  frames
    .filter(({ action }) => action === message)
    .flatMap(({ messages }) => (messages as { name: string }[]).map(({ name }) => name));

/** The client of a seat is cut off on one node, and hears nothing that any node says afterwards. */
async function cutOff(from: Node, at: Node, seat: string): Promise<number> {
  const line = await lineOf(at, seat);
  const fellow = await lineOf(at, `fellow of ${seat}`);
  await from.realtime.publish(channel, 'before', {});
  await Promise.all([line.next(message), fellow.next(message)]);
  withdrawn.add(seat);
  const began = performance.now();
  await from.realtime.cut(seat);
  await from.realtime.publish(channel, 'after', {});
  await at.realtime.publish(channel, 'after', {});
  const disconnection = await line.next(disconnected);
  await line.closed;
  const took = performance.now() - began;
  expect((disconnection.error as { code: number }).code).toBe(40141);
  await fellow.next(message);
  await fellow.next(message);
  expect(names(line.frames)).toEqual([]);
  const again = openRaw(at.port, { access_token: line.token, v: '6', format: 'json' });
  expect(((await again.next(error)).error as { code: number }).code).toBe(40141);
  expect(fellow.socket.readyState).toBe(fellow.socket.OPEN);
  fellow.socket.terminate();
  return took;
}

describe('a client that is cut off', () => {
  test('receives nothing afterwards, on a single node', async () => {
    const node = await startHub({ findRevoked });
    expect(await cutOff(node, node, 'seat-1')).toBeLessThan(cutWithinMs);
    await node.stop();
  });

  describe.runIf(hasRedis)('with two nodes', () => {
    const unexpected: unknown[] = [];
    let redis: Awaited<ReturnType<typeof startRedis>>;
    let nodes: [Node, Node];
    beforeAll(async () => {
      redis = await startRedis();
      const start = () => startClusterHub(redis.url, (cause) => unexpected.push(cause), { findRevoked });
      nodes = [await start(), await start()];
    });
    afterAll(async () => {
      for (const node of nodes) await node.stop();
      await redis.stop();
      expect(unexpected).toEqual([]);
    });

    test('receives nothing afterwards, for any combination of connected and revoking node', async () => {
      const [one, other] = nodes;
      expect(await cutOff(one, other, 'seat-2')).toBeLessThan(cutWithinMs);
      expect(await cutOff(other, one, 'seat-3')).toBeLessThan(cutWithinMs);
    });
  });
});
