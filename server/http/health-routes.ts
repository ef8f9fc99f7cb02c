import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { App, AppPlugin } from './app-type.ts';

const readyWithinMs = 1500;

/** Alive, ready to serve (the database answers), and which site was built. */
export function healthRoutes(services: { database: Database }, build: string): AppPlugin {
  return (app: App) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const ready = await answersInTime(services.database);
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
    });

    app.get('/build.json', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ build }),
    );
  };
}

async function answersInTime(database: Database): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), readyWithinMs);
  const asked = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}
