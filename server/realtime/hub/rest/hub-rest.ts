import type { FastifyPluginAsync, FastifyInstance } from 'fastify';
import { assertChannelName } from '../channel/channel-name.ts';
import { isFields } from '../connection/inbound-message.ts';
import type { HubCore } from '../hub-core.ts';
import { badRequest } from '../hub-error.ts';
import { channelMessages } from './channel-messages.ts';
import { channelPresence } from './channel-presence.ts';
import { requestToken } from './request-token.ts';
import { answer, answerError } from './rest-answer.ts';
import { flag } from '../protocol.ts';
import { grantFor } from './rest-credentials.ts';

/** GET /channels/{channel}: occupancy in numbers. */
function channelStatus(app: FastifyInstance, hub: HubCore): void {
  app.get<{ Params: { channel: string } }>('/channels/:channel', async (request, reply) => {
    const { channel: channelId } = request.params;
    await grantFor(hub, request, channelId, 'channel-metadata');
    const channel = hub.channels.get(channelId);
    const attachments = [...(channel?.attachments.values() ?? [])];
    const having = (mode: number) => attachments.filter(({ modes }) => (modes & mode) !== 0).length;
    const metrics = {
      connections: attachments.length,
      publishers: having(flag.publish),
      subscribers: having(flag.subscribe),
      presenceConnections: having(flag.presence),
      presenceMembers: channel?.presence.size ?? 0,
      presenceSubscribers: having(flag.presenceSubscribe),
    };
    const isActive = attachments.length > 0;
    return answer(request, reply, {
      statusCode: 200,
      body: { channelId, status: { isActive, occupancy: { metrics } } },
    });
  });
}

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
