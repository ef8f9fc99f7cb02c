import path from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { parseConfig } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { loadLimits } from './http/load-shedding.ts';
import { assertPortFree, listenProblem } from './listening.ts';
import { createLog } from './logging/create-log.ts';
import { checkMail } from './mail/mail-check.ts';
import { openRealtime } from './open-realtime.ts';
import { deliverOverLoopback, openCardPayment } from './payment/open-card-payment.ts';
import { loadAppSecret } from './secret.ts';
import { createServices } from './services.ts';
import { createRedisChangeRelay } from './sessions/redis-change-relay.ts';
import { shutDown } from './shut-down.ts';
import { startProblemOf } from './start-problem.ts';
import { startReport } from './start-report.ts';

const exitWithinMs = 9_000;
const root = path.resolve(import.meta.dirname, '..');
// Whatever the server writes is its user's alone.
process.umask(0o077);

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
  await assertPortFree(config);
  database = await openDatabase({
    url: config.databaseUrl,
    directory: config.dataDir,
    onPoolError: (err) => log.error({ err }, 'database connection lost'),
  });
  const onRedisError = (err: unknown) => log.error({ err }, 'session changes cannot be passed on');
  const secret = await loadAppSecret(database, config);
  const services = createServices({
    config,
    database,
    clock: systemClock,
    secret,
    ...(await openCardPayment({
      config,
      database,
      clock: systemClock,
      log,
      secret,
      deliver: deliverOverLoopback(config.port),
    })),
    ...openRealtime({ config, secret, clock: systemClock, database, log }),
    ...(config.redisUrl === null
      ? {}
      : { changeRelay: createRedisChangeRelay(config.redisUrl, onRedisError) }),
    log,
    maxEventLoopDelayMs: 2000,
    loadLimits,
    siteRoot: path.join(root, 'dist'),
    storiesRoot: path.join(root, 'content', 'stories'),
  });
  const app = await buildApp(services);
  await services.hub?.ready;
  await app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
    throw listenProblem(config, cause);
  });
  await services.start();
  endOnSignal({ app, services, database });
  process.stdout.write(`Muster is ready at ${config.publicUrl}\n\n${startReport(config).join('\n')}\n`);
  if (config.demo) process.stdout.write(`\n${(await prepareDemo(services)).join('\n')}\n`);
  const mailProblem = await checkMail(services.mailDelivery);
  if (mailProblem !== undefined) process.stderr.write(`\n${mailProblem}\n`);
}

function endOnSignal(running: Parameters<typeof shutDown>[0]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), exitWithinMs).unref();
    await shutDown(running);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
