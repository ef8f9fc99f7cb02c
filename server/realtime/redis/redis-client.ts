import { Redis, type RedisOptions } from 'ioredis';

const longestRetryMs = 250;

/**
 * A connection that comes back by itself. Commands under way when it breaks are refused, never sent again unasked;
 * an outage is reported once.
 */
export function openRedis(url: string, onError: (error: unknown) => void, options: RedisOptions): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 50, longestRetryMs),
    ...options,
  });
  let isReported = false;
  redis.on('error', (error) => {
    if (!isReported) onError(error);
    isReported = true;
  });
  redis.on('ready', () => {
    isReported = false;
  });
  return redis;
}
