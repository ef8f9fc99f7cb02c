import { Redis, type RedisOptions } from 'ioredis';

const longestRetryMs = 250;
/** A Redis that answers nothing for so long counts as away, and its line as dead. */
const silenceMs = 3000;
const askEveryMs = 5000;

/** What is not answered in time is refused. */
export const inTime: RedisOptions = { commandTimeout: silenceMs };

/**
 * A connection that comes back by itself. Commands under way when it breaks are refused, never sent again unasked;
 * an outage is reported once.
 */
export function openRedis(url: string, onError: (error: unknown) => void, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 50, longestRetryMs),
    socketTimeout: silenceMs,
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

/**
 * A connection that only listens, to what its owner subscribes whenever it is ready; it asks now and then, since nobody
 * tells it that its line is dead.
 */
export function openSubscriber(url: string, onError: (error: unknown) => void): Redis {
  const subscriber = openRedis(url, onError, { autoResubscribe: false });
  const ask = () => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined);
  };
  const asking = setInterval(ask, askEveryMs).unref();
  subscriber.on('end', () => clearInterval(asking));
  return subscriber;
}
