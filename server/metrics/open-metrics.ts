import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { readDatabaseFacts } from './database-facts.ts';
import type { Gauges, Meter } from '../meter.ts';
import { createPrometheusMeter, type PrometheusMeter } from './prometheus-meter.ts';
import { createServer } from 'node:http';
import { listenProblem } from '../listening.ts';

const answersWithinMs = 1500;

export interface Metrics {
  meter: Meter;
  /** Starts to answer, once the parts can report. */
  serve(gauges: Gauges): Promise<void>;
}

const inTime = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([asked.catch(() => undefined), delay(answersWithinMs, undefined, { ref: false })]);

/** Metrics for Prometheus, on a port of their own. */
export async function openMetrics(
  place: { port: number; host: string },
  deps: { config: Pick<Config, 'redisUrl'>; database: Database; log: Logger },
): Promise<Metrics> {
  const { config, database, log } = deps;
  const redis =
    config.redisUrl === null
      ? undefined
      : (await import('../realtime/redis/redis-client.ts')).openRedis(config.redisUrl, () => undefined);
  const prometheus = createPrometheusMeter({
    readFacts: () => inTime(readDatabaseFacts(database)),
    async pingRedis() {
      if (!redis) return null;
      const began = performance.now();
      const answer = await inTime(redis.ping());
      return answer === undefined ? undefined : performance.now() - began;
    },
  });
  return {
    meter: prometheus.meter,
    async serve(gauges) {
      prometheus.watch(gauges);
      await serveMetrics(prometheus, place, log);
    },
  };
}

/** Answers `GET /metrics` on an address of its own, which the operator's network alone should reach. */
async function serveMetrics(
  prometheus: Pick<PrometheusMeter, 'contentType' | 'text'>,
  place: { port: number; host: string },
  log: Logger,
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    prometheus.text().then(
      (text) => response.writeHead(200, { 'content-type': prometheus.contentType }).end(text),
      (err: unknown) => {
        log.error({ err }, 'Metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(listenProblem(place, cause)));
    server.listen(place.port, place.host, resolve);
  });
  server.unref();
}
