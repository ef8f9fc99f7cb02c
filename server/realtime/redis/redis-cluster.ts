import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { HubCluster } from '../hub/connection-directory.ts';
import { defaultDelays, type HubDelays } from '../hub/limits.ts';
import { createRedisDirectory } from './redis-directory.ts';
import { createRedisLog } from './redis-log.ts';

export interface RedisClusterOptions {
  url: string;
  /** Hubs with the same prefix on the same Redis are one hub. */
  prefix?: string;
  delays?: Partial<HubDelays>;
  onError: (error: unknown) => void;
}

/** Makes hubs on several nodes one, over a Redis they all reach. */
export function createRedisCluster(options: RedisClusterOptions): HubCluster {
  const { url, prefix = 'muster:realtime', onError } = options;
  const delays = { ...defaultDelays, ...options.delays };
  const open = () => {
    const redis = new Redis(url, { maxRetriesPerRequest: 3 });
    redis.on('error', onError);
    return redis;
  };
  const redis = open();
  const directory = createRedisDirectory({
    redis,
    subscriber: open(),
    prefix,
    node: randomBytes(6).toString('hex'),
    connectionTtl: delays.connectionStateTtl + 60_000,
    nodeTtl: delays.presenceGrace,
    onError,
  });
  const log = createRedisLog({ redis, reader: open(), prefix, replayTtl: delays.replayTtl, onError });
  return {
    directory,
    log: {
      ...log,
      get epoch() {
        return log.epoch;
      },
      async close() {
        await log.close();
        await directory.close();
        redis.disconnect();
      },
    },
  };
}
