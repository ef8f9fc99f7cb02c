import path from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { isRestoredCopy } from './backup/restored-copy.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { loadLimits } from './http/load/load-shedding.ts';
import { listenProblem } from './listening.ts';
import { databaseTime } from './director/log/lease-time.ts';
import { checkMail } from './mail/mail-check.ts';
import { createOperatorActs } from './operator/operator-acts.ts';
import { takeOperatorCalls } from './operator/operator-socket.ts';
import { openRealtime } from './open-realtime.ts';
import type { Metrics } from './metrics/open-metrics.ts';
import { joinNodes, type NodeRegistry } from './nodes/node-registry.ts';
import { deliverOverLoopback, openCardPayment } from './payment/open-card-payment.ts';
import { type AppSecrets, loadAppSecrets } from './secret.ts';
import { createServices, type Services } from './services.ts';
import type { ChangeRelay } from './sessions/session-changes.ts';
import type { Running } from './shut-down.ts';
import type { Tracer } from './tracer.ts';
import type { StartProblem } from './config/start-problem.ts';
import { productVersion } from './product-version.ts';
import { startReport } from './start-report.ts';

const root = path.resolve(import.meta.dirname, '..');

interface ServeDeps {
  config: Config;
  log: Logger;
  database: Database;
  tracer: Tracer;
  /** Another server has taken this node's address. */
  onReplaced(problem: StartProblem): void;
}

/** Everything behind the database. Resolves when the server listens and directs; rejects with a StartProblem. */
export async function serve(deps: ServeDeps): Promise<Running & { services: Services }> {
  const { config, log, database, tracer } = deps;
  const secrets = await loadAppSecrets(database, config);
  if (config.redisUrl !== null) await untilRedisAnswers(config.redisUrl, config.databaseWaitMs);
  const nodes = await joinOthers(deps, secrets);
  const metrics = config.metrics && (await loadMetrics(config.metrics, deps));
  const services = createServices({
    ...(metrics ? { meter: metrics.meter } : {}),
    tracer,
    leaseTime: databaseTime,
    keepsFiles: config.databaseUrl === null,
    isHeld: await isRestoredCopy(database),
    ...(nodes ? { nodes } : {}),
    config,
    database,
    clock: systemClock,
    ...secrets,
    ...(await openCardPayment({
      config,
      database,
      clock: systemClock,
      log,
      ...secrets,
      deliver: deliverOverLoopback(config.port),
    })),
    ...(await openRealtime({ config, ...secrets, clock: systemClock, database, log })),
    ...(await relayOf(config.redisUrl, log)),
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
  if (config.databaseUrl === null) {
    const { run } = createOperatorActs(services);
    await takeOperatorCalls(config.dataDir, run, log);
  }
  await metrics?.serve({
    directed: services.directors.load,
    queues: () => services.admission?.queues() ?? [],
    hub: () =>
      services.hub && {
        sockets: services.hub.core.sockets.open,
        connections: services.hub.core.connections.size,
        entries: services.hub.core.applied,
      },
  });
  return { app, services, database };
}

/** The library is loaded where somebody asks for metrics. */
async function loadMetrics(place: NonNullable<Config['metrics']>, deps: ServeDeps): Promise<Metrics> {
  const { openMetrics } = await import('./metrics/open-metrics.ts');
  return openMetrics(place, deps);
}

/** Nothing else runs over an embedded database, whose folder is locked. */
async function joinOthers(
  { config, log, database, onReplaced }: ServeDeps,
  secrets: AppSecrets,
): Promise<NodeRegistry | undefined> {
  if (config.databaseUrl === null) return undefined;
  const sharesRealtime = config.redisUrl !== null || config.ablyApiKey !== null;
  return joinNodes({
    database,
    clock: systemClock,
    log,
    url: config.nodeUrl,
    ...secrets,
    version: productVersion(),
    sharesRealtime,
    onReplaced,
  });
}

/** The client is loaded where Redis is configured. */
async function untilRedisAnswers(url: string, waitMs: number): Promise<void> {
  const { waitForRedis } = await import('./realtime/redis/wait-for-redis.ts');
  await waitForRedis(url, waitMs);
}

async function relayOf(redisUrl: string | null, log: Logger): Promise<{ changeRelay?: ChangeRelay }> {
  if (redisUrl === null) return {};
  const { createRedisChangeRelay } = await import('./sessions/redis-change-relay.ts');
  const onError = (err: unknown) => log.error({ err }, 'session changes cannot be passed on');
  return { changeRelay: createRedisChangeRelay(redisUrl, onError) };
}

/** Reports the active features and problems of the mail at the start. */
export async function announce(services: Services): Promise<void> {
  const { config } = services;
  process.stdout.write(`Muster is ready at ${config.publicUrl}\n\n${startReport(config).join('\n')}\n`);
  if (services.isHeld) {
    process.stdout.write(
      '\nThis database is a restored copy: no mail is sent and no session is directed until `npm run muster -- copy release`.\n',
    );
    return;
  }
  if (config.demo) process.stdout.write(`\n${(await prepareDemo(services)).join('\n')}\n`);
  const mailProblem = await checkMail(services.mailDelivery);
  if (mailProblem !== undefined) process.stderr.write(`\n${mailProblem}\n`);
}
