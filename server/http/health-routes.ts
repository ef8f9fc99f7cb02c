import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { App, AppPlugin } from './app-type.ts';

const readyWithinMs = 1500;

interface HealthServices {
  config: Pick<Config, 'redirects'>;
  database: Database;
}

/** Alive, ready to serve (the database answers), which site was built, and where its visitors are sent on. */
export function healthRoutes(services: HealthServices, build: string): AppPlugin {
  const { redirects } = services.config;
  const metadata = Object.keys(redirects).length > 0 ? { build, redirects } : { build };
  return (app: App) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const ready = await answersInTime(services.database);
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
    });

    app.get('/build.json', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(metadata),
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
