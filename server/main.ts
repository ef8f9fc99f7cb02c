import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Config, parseConfig } from './config/config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { assertPortFree } from './listening.ts';
import { createLog } from './logging/create-log.ts';
import { type Running, shutDown } from './shut-down.ts';
import { productVersion } from './product-version.ts';
import { startProblemOf } from './config/start-problem.ts';
import { decideDatabase } from './database/data-folder.ts';
import { silentTracer, type Tracer } from './tracer.ts';
import { waitFor } from './wait-for.ts';

const exitWithinMs = 9_000;
// Whatever the server writes is its user's alone.
process.umask(0o077);

/** Most of the code, which is read while the database opens. */
const loadRest = () => import('./serve.ts');

let database: Database | undefined;
try {
  await start();
} catch (cause) {
  await database?.destroy().catch(() => undefined);
  process.stderr.write(`The server does not start: ${startProblemOf(cause).message}.\n`);
  process.exit(1);
}

/** The port before the data: a server that cannot listen touches nothing. */
async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  decideDatabase(config);
  const tracer = await openTracing(config, log);
  await assertPortFree(config);
  database = await waitFor('the database', config.databaseWaitMs, () =>
    openDatabase({
      url: config.databaseUrl,
      directory: config.dataDir,
      onPoolError: (err) => log.error({ err }, 'database connection lost'),
      ...(config.tracesUrl !== null && { onQuery: tracer.traceQuery }),
      onOpening: () => void loadRest().catch(() => undefined),
    }),
  );
  const { announce, serve } = await loadRest();
  const running = await serve({
    config,
    log,
    database,
    tracer,
    onReplaced: ({ message }) => {
      process.stderr.write(`The server ends: ${message}.\n`);
      process.exit(1);
    },
  });
  endOnSignal(running, config.drainMs);
  await announce(running.services);
}

/** The library is loaded where traces are sent somewhere. */
async function openTracing(config: Config, log: Logger): Promise<Tracer> {
  const { tracesUrl } = config;
  if (tracesUrl === null) return silentTracer;
  const { openTracer } = await import('./tracing/open-tracer.ts');
  return openTracer({ config, tracesUrl, version: productVersion(), log });
}

/** Not ready for `drainMs`, so that a balancer sends people elsewhere, then at once; a second signal does not wait. */
function endOnSignal(running: Running, drainMs: number): void {
  const draining = new AbortController();
  const stop = async () => {
    const { readiness } = running.services;
    if (readiness.isLeaving) return draining.abort();
    readiness.isLeaving = true;
    await delay(drainMs, undefined, { signal: draining.signal }).catch(() => undefined);
    setTimeout(() => process.exit(1), exitWithinMs).unref();
    await shutDown(running);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
