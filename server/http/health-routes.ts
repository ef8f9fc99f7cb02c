import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { answersInTime } from './answers-in-time.ts';
import type { App, AppPlugin } from './app-type.ts';

const readyWithinMs = 1500;

interface HealthServices {
  database: Database;
}

/** Alive, and ready to serve (the database answers). */
export function healthRoutes(services: HealthServices): AppPlugin {
  return (app: App) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const ready = await answersInTime(sql`select 1`.execute(services.database), readyWithinMs);
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
    });
  };
}
