import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { settlesWithin } from './load/settles-within.ts';
import type { App, AppPlugin } from './app-type.ts';

const readyWithinMs = 1500;

interface HealthServices {
  database: Database;
  /** Where nodes share one: without it this node's people would not hear of what the others do. */
  changeRelay?: { check(): Promise<unknown> };
  readiness: Readiness;
}

/** Whether a balancer should send people here. */
export interface Readiness {
  /** The server is shutting down. */
  isLeaving: boolean;
  /** The database is a restored copy that was not released. */
  isHeld: boolean;
}

/** Alive, and ready to serve (database and Redis answer, and the server neither is about to end nor is held back). */
export function healthRoutes(services: HealthServices): AppPlugin {
  return (app: App) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const ready =
        !services.readiness.isLeaving &&
        !services.readiness.isHeld &&
        (await settlesWithin(
          Promise.all([sql`select 1`.execute(services.database), services.changeRelay?.check()]),
          readyWithinMs,
        ));
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
    });
  };
}
