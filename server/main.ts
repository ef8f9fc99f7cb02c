import path from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { type Config, parseConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { ConfigError } from './environment.ts';
import { loadAppSecret } from './identity/app-secret.ts';
import { createLog } from './logging/create-log.ts';
import { openRealtime } from './open-realtime.ts';
import { createServices } from './services.ts';
import { shutDown } from './shut-down.ts';
import { createRedisChangeRelay } from './sessions/redis-change-relay.ts';

const exitWithinMs = 9_000;
const root = path.resolve(import.meta.dirname, '..');
const config = readConfig();
const log = createLog(config.logLevel);
const clock = systemClock;

process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));

const database = await openDatabase({
  url: config.databaseUrl,
  directory: config.dataDir,
  onPoolError: (err) => log.error({ err }, 'database connection lost'),
});
const onRedisError = (err: unknown) => log.error({ err }, 'session changes cannot be passed on');
const secret = await loadAppSecret(database, config);
const services = createServices({
  config,
  database,
  clock,
  secret,
  ...openRealtime({ config, secret, clock, database, log }),
  ...(config.redisUrl === null ? {} : { changeRelay: createRedisChangeRelay(config.redisUrl, onRedisError) }),
  log,
  maxEventLoopDelayMs: 2000,
  siteRoot: path.join(root, 'dist'),
  storiesRoot: path.join(root, 'content', 'stories'),
});
const app = await buildApp(services);
await services.hub?.ready;
await app.listen({ port: config.port, host: config.host });
await services.start();
process.stdout.write(`Muster is ready at ${config.publicUrl}\n`);
if (config.demo) process.stdout.write(`\n${(await prepareDemo(services)).join('\n')}\n`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), exitWithinMs).unref();
  await shutDown({ app, services, database });
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

/** Says what is wrong with the environment, and nothing of where that was noticed. */
function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    process.stderr.write(`The server does not start: ${cause.message}\n`);
    process.exit(1);
  }
}
