import { randomBytes } from 'node:crypto';
import type { HubCluster } from '../hub/connection/connection-directory.ts';
import { defaultDelays, type HubDelays } from '../hub/limits.ts';
import { inTime, openRedis, openSubscriber } from './redis-client.ts';
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
  const redis = openRedis(url, onError, inTime);
  /** While its line is away it refuses: what waited for a line would wait for ever once this end is closed. */
  const reader = openRedis(url, onError, { enableOfflineQueue: false });
  const directory = createRedisDirectory({
    redis,
    subscriber: openSubscriber(url, onError),
    prefix,
    node: randomBytes(6).toString('hex'),
    connectionTtl: delays.connectionStateTtl + 60_000,
    nodeTtl: delays.presenceGrace,
    onError,
  });
  const log = createRedisLog({ redis, reader, prefix, replayTtl: delays.replayTtl, onError });
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
