import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { App } from '../../server/http/app-type.ts';

const channel = 'fastify.initialization';

/** Every route that is registered while `build` runs, as `METHOD /path`, without the HEAD twins of GET. */
export async function collectRoutes<Built>(build: () => Promise<Built>) {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: App };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.push(`${name} ${url}`);
    });
  };
  subscribe(channel, listen);
  const built = await build();
  unsubscribe(channel, listen);
  return { built, routes: routes.sort() };
}
