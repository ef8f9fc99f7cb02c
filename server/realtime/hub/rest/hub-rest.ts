import type { FastifyPluginAsync } from 'fastify';
import type { HubCore } from '../hub-core.ts';

/** Ably's REST interface, as far as the SDK uses it. */
export function hubRest(hub: HubCore): FastifyPluginAsync {
  return async (app) => {
    app.get('/time', async () => [hub.clock.now()]);
  };
}
