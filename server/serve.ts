import path from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { loadLimits } from './http/load-shedding.ts';
import { listenProblem } from './listening.ts';
import { checkMail } from './mail/mail-check.ts';
import { openRealtime } from './open-realtime.ts';
import { deliverOverLoopback, openCardPayment } from './payment/open-card-payment.ts';
import { loadAppSecret } from './secret.ts';
import { createServices, type Services } from './services.ts';
import type { ChangeRelay } from './sessions/session-changes.ts';
import type { Running } from './shut-down.ts';
import { startReport } from './start-report.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Everything behind the database. Resolves when the server listens and directs; rejects with a StartProblem. */
export async function serve(deps: {
  config: Config;
  log: Logger;
  database: Database;
}): Promise<Running & { services: Services }> {
  const { config, log, database } = deps;
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
    ...(await openRealtime({ config, secret, clock: systemClock, database, log })),
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
  return { app, services, database };
}

async function relayOf(redisUrl: string | null, log: Logger): Promise<{ changeRelay?: ChangeRelay }> {
  if (redisUrl === null) return {};
  const { createRedisChangeRelay } = await import('./sessions/redis-change-relay.ts');
  const onError = (err: unknown) => log.error({ err }, 'session changes cannot be passed on');
  return { changeRelay: createRedisChangeRelay(redisUrl, onError) };
}

/** Tells whoever started the server what is on, and what is wrong with the mail. */
export async function announce(services: Services): Promise<void> {
  const { config } = services;
  process.stdout.write(`Muster is ready at ${config.publicUrl}\n\n${startReport(config).join('\n')}\n`);
  if (config.demo) process.stdout.write(`\n${(await prepareDemo(services)).join('\n')}\n`);
  const mailProblem = await checkMail(services.mailDelivery);
  if (mailProblem !== undefined) process.stderr.write(`\n${mailProblem}\n`);
}
