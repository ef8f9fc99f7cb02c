import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import type { Clock } from '../../server/clock.ts';
import type { Database } from '../../server/database/database.ts';
import { type Config, parseConfig } from '../../server/config/config.ts';
import type { Environment } from '../../server/config/environment.ts';
import type { App } from '../../server/http/app-type.ts';
import type { OutgoingRequests } from '../../server/http/outgoing/outgoing-requests.ts';
import type { LoadLimits } from '../../server/http/load/load-shedding.ts';
import { openCardPayment } from '../../server/payment/open-card-payment.ts';
import { findRevokedIn, openEmbeddedRealtime } from '../../server/open-realtime.ts';
import { createDatabaseHistory } from '../../server/realtime/database-history.ts';
import type { BotLine } from '../../server/rehearsal/bot-line.ts';
import { createServices, type Services } from '../../server/services.ts';
import { createBrowser, type TestBrowser } from './browser/test-browser.ts';
import { createManualClock } from './manual-clock.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestAppOptions<TestClock extends Clock> {
  clock: TestClock;
  env?: Environment;
  config?: Partial<Config>;
  log?: Logger;
  /** Another app's, to be a second node of the same product. */
  database?: Database;
  /** That database lies in a folder. */
  keepsFiles?: boolean;
  loadLimits?: LoadLimits;
  /** Requests to companies' own servers. */
  outgoing?: OutgoingRequests;
  /** How the bots of rehearsals reach the app. */
  botLine?: BotLine;
  siteRoot?: string;
  /** The product's own stories by default. */
  storiesRoot?: string;
}

const roomForAll = { running: 1000, queued: 1000 };
export const usualSecret = 'a-secret-of-the-tests-and-of-nothing-else';
const repository = path.resolve(import.meta.dirname, '../..');

/** The built app on its own database, with a manual clock. */
export async function createTestApp(
  options: Partial<TestAppOptions<ReturnType<typeof createManualClock>>> = {},
) {
  return createTestAppOn({ ...options, clock: options.clock ?? createManualClock() });
}

export async function createTestAppOn<TestClock extends Clock>(options: TestAppOptions<TestClock>) {
  const { clock } = options;
  const opened = options.database
    ? { database: options.database, close: async () => undefined }
    : await openTestDatabase();
  const secret = options.env?.APP_SECRET ?? usualSecret;
  const config = { ...parseConfig({ APP_SECRET: secret, DEMO: '0', ...options.env }), ...options.config };
  const cardPayment = await openCardPayment({
    config,
    database: opened.database,
    clock,
    log: options.log ?? pino({ level: 'silent' }),
    secret,
    deliver: async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await app.inject({ method: 'POST', url: '/api/checkout/webhook', headers, payload });
      return answer.statusCode === 200;
    },
  });
  const services: Services = createServices({
    ...cardPayment,
    config,
    database: opened.database,
    keepsFiles: options.keepsFiles ?? false,
    clock,
    secret,
    formerSecrets: config.formerAppSecrets,
    ...openEmbeddedRealtime({ secret, formerSecrets: config.formerAppSecrets }, clock, {
      findRevoked: findRevokedIn(opened.database, clock),
      history: createDatabaseHistory(opened.database),
    }),
    log: options.log ?? pino({ level: 'silent' }),
    ...(options.outgoing ? { outgoing: options.outgoing } : {}),
    ...(options.botLine ? { botLine: options.botLine } : {}),
    maxEventLoopDelayMs: 60_000,
    loadLimits: options.loadLimits ?? { usual: roomForAll, waits: roomForAll, heavy: roomForAll },
    siteRoot: options.siteRoot ?? mkdtempSync(path.join(tmpdir(), 'muster-site-')),
    storiesRoot: options.storiesRoot ?? path.join(repository, 'content', 'stories'),
  });
  const app: App = await buildApp(services);
  await app.ready();

  return {
    app,
    services,
    clock,
    config,
    database: opened.database,
    /** A browser of its own: cookies, CSRF token, and a bearer token once it has one. */
    browser: (): TestBrowser => createBrowser(app),
    /** One bare request, as a program without cookies sends it. */
    inject: (request: InjectOptions) => app.inject(request),
    async close(): Promise<void> {
      await services.stop();
      await app.close();
      await services.realtime.close();
      await opened.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
