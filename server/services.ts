import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createIdempotency } from './http/idempotency.ts';
import { createThrottle } from './http/throttle.ts';
import { createAccessTokens } from './identity/access-tokens.ts';
import type { Hub } from './realtime/hub/hub.ts';
import type { RealtimePort } from './realtime/realtime-port.ts';

/** What the outside gives: made in main.ts, and by the tests. */
export interface AppDeps {
  config: Config;
  database: Database;
  clock: Clock;
  /** Signs links, CSRF tokens and awards; see identity/app-secret.ts. */
  secret: string;
  realtime: RealtimePort;
  /** The embedded hub, when realtime is not hosted elsewhere. */
  hub?: Hub;
  log: Logger;
  /** The built site. */
  siteRoot: string;
  /** One folder a story. */
  storiesRoot: string;
}

export type Services = ReturnType<typeof createServices>;

/** Builds every service, each from what stands above it. */
export function createServices(deps: AppDeps) {
  const accessTokens = createAccessTokens(deps);
  const throttle = createThrottle(deps);
  const idempotency = createIdempotency(deps);

  return {
    ...deps,
    accessTokens,
    throttle,
    idempotency,

    /** Begins what runs by itself: jobs, the mail outbox, the directors of live sessions. */
    async start(): Promise<void> {},

    /** Ends it again; what was begun is finished first. */
    async stop(): Promise<void> {},
  };
}
