import type { Redis } from 'ioredis';
import type { ConnectionDirectory, ConnectionRecord } from '../hub/connection/connection-directory.ts';
import { recordOf } from '../hub/connection/connection-record.ts';

export interface RedisDirectoryOptions {
  redis: Redis;
  subscriber: Redis;
  prefix: string;
  node: string;
  connectionTtl: number;
  /** After this long without a sign a node counts as dead. */
  nodeTtl: number;
  onError: (error: unknown) => void;
}

/** Connections by id with the node that carries them; a node lives as long as it keeps its own key. */
export function createRedisDirectory(options: RedisDirectoryOptions): ConnectionDirectory {
  const { redis, subscriber, prefix, node, connectionTtl, nodeTtl, onError } = options;
  const recordKey = (id: string) => `${prefix}:connection:${id}`;
  const nodeKey = (id: string) => `${prefix}:node:${id}`;
  const moves = `${prefix}:moved`;
  let moved: (id: string) => void = () => undefined;
  const settle = (work: Promise<unknown>) => void work.catch(onError);
  const beat = () => settle(redis.set(nodeKey(node), '1', 'PX', nodeTtl));
  beat();
  const beater = setInterval(beat, nodeTtl / 3).unref();
  subscriber.on('message', (_channel: string, text: string) => {
    const { id, to } = JSON.parse(text) as { id: string; to: string };
    if (to !== node) moved(id);
  });
  subscriber.on('ready', () => settle(subscriber.subscribe(moves)));

  return {
    node,
    save(connection) {
      const record = JSON.stringify(recordOf(connection, node));
      settle(
        redis
          .multi()
          .set(recordKey(connection.id), record, 'PX', connectionTtl)
          .publish(moves, JSON.stringify({ id: connection.id, to: node }))
          .exec(),
      );
    },
    async touch(connections) {
      const batch = redis.pipeline();
      for (const { id } of connections) batch.pexpire(recordKey(id), connectionTtl);
      const answers = (await batch.exec()) ?? [];
      const lost = connections.filter((_connection, index) => answers[index]?.[1] === 0);
      if (lost.length === 0) return;
      const again = redis.pipeline();
      for (const connection of lost)
        again.set(
          recordKey(connection.id),
          JSON.stringify(recordOf(connection, node)),
          'PX',
          connectionTtl,
          'NX',
        );
      await again.exec();
    },
    remove: (id) => settle(redis.del(recordKey(id))),
    async find(id) {
      const text = await redis.get(recordKey(id));
      return text === null ? undefined : (JSON.parse(text) as ConnectionRecord);
    },
    async orphans(ids) {
      if (ids.length === 0) return [];
      const records = await redis.mget(ids.map(recordKey));
      const nodes = records.map((text) => (text === null ? '' : (JSON.parse(text) as ConnectionRecord).node));
      const alive = await redis.mget(nodes.map(nodeKey));
      return ids.filter((_id, index) => alive[index] === null);
    },
    onMoved(listener) {
      moved = listener;
    },
    async close() {
      clearInterval(beater);
      if (redis.status === 'ready') await redis.del(nodeKey(node)).catch(onError);
      subscriber.disconnect();
    },
  };
}
