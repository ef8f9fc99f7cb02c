import { Redis } from 'ioredis';
import { StartProblem } from '../../config/start-problem.ts';
import { waitFor } from '../../wait-for.ts';

const withinMs = 3000;

/** Rejects with the first error of the connection, its code set. */
async function ping(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    connectTimeout: withinMs,
    commandTimeout: withinMs,
    maxRetriesPerRequest: 0,
  });
  let first: Error | undefined;
  redis.on('error', (error) => {
    first ??= error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (cause) {
    const error = (first ?? cause) as NodeJS.ErrnoException;
    error.code ??= /^[A-Z]+(?= )/.exec(error.message)?.[0];
    throw error;
  } finally {
    redis.disconnect();
  }
}

/** Resolves once Redis answers; rejects with a StartProblem where it refuses us, or does not answer within `waitMs`. */
export async function waitForRedis(url: string, waitMs: number): Promise<void> {
  try {
    await waitFor('Redis', waitMs, () => ping(url));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new StartProblem(`Redis does not answer (${code ?? message}): start it, or correct REDIS_URL`, {
      cause,
    });
  }
}
