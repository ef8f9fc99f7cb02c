import type { FastifyInstance } from 'fastify';
import type { HubCore } from '../hub-core.ts';
import { flag } from '../protocol.ts';
import { answer } from './rest-answer.ts';
import { grantFor } from './rest-credentials.ts';

/** GET /channels/{channel}: occupancy in numbers. */
export function channelStatus(app: FastifyInstance, hub: HubCore): void {
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
