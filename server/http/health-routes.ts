import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { settlesWithin } from './load/settles-within.ts';
import type { App, AppPlugin } from './app-type.ts';

const readyWithinMs = 1500;

interface HealthServices {
  database: Database;
  /** Redis of several nodes: without it clients of this node would miss the events of the others. */
  changeRelay?: { check(): Promise<unknown> };
  readiness: Readiness;
}

/** Whether a load balancer should send requests here. */
export interface Readiness {
  /** The server is shutting down. */
  isLeaving: boolean;
  /** The database is a restored copy that has not been released. */
  isHeld: boolean;
}

/** Liveness, and readiness (database and Redis answer, no shutdown, no unreleased copy). */
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
