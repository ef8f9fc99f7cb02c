import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database/database.ts';
import type { Readiness } from './http/health-routes.ts';
import type { App } from './http/app-type.ts';
import type { Tracer } from './tracer.ts';

export interface Running {
  app: App;
  services: {
    readiness: Readiness;
    realtime: { close(): Promise<void> };
    tracer: Pick<Tracer, 'close'>;
    stop(): Promise<void>;
  };
  database: Database;
}

const drainWithinMs = 5000;

/**
 * Ends the product in order: nothing new comes in, what is under way is answered, and only then what serves it stops. A
 * client that does not finish its request is cut off after five seconds.
 */
export async function shutDown({ app, services, database }: Running): Promise<void> {
  const drained = app.close();
  await services.realtime.close();
  await Promise.race([drained, delay(drainWithinMs, undefined, { ref: false })]);
  await services.stop();
  app.server.closeAllConnections();
  await drained;
  await database.destroy();
  await services.tracer.close();
}
