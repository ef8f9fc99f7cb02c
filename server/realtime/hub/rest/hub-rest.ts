import type { FastifyPluginAsync } from 'fastify';
import { assertChannelName } from '../channel/channel-name.ts';
import { isFields } from '../connection/inbound-message.ts';
import type { HubCore } from '../hub-core.ts';
import { badRequest } from '../hub-error.ts';
import { channelMessages } from './channel-messages.ts';
import { channelPresence } from './channel-presence.ts';
import { channelStatus } from './channel-status.ts';
import { requestToken } from './request-token.ts';
import { answer, answerError } from './rest-answer.ts';

/** Ably's REST interface, as far as the SDK uses it. */
export function hubRest(hub: HubCore): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    app.addHook('preHandler', async ({ query, params }) => {
      for (const value of Object.values(isFields(query) ? query : {}))
        if (typeof value !== 'string') throw badRequest('A parameter is given once');
      if (isFields(params) && typeof params.channel === 'string') assertChannelName(params.channel);
    });
    app.get('/time', async (request, reply) =>
      answer(request, reply, { statusCode: 200, body: [hub.clock.now()] }),
    );
    requestToken(app, hub);
    channelMessages(app, hub);
    channelPresence(app, hub);
    channelStatus(app, hub);
  };
}
