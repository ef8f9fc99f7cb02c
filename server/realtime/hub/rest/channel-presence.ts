import type { FastifyInstance } from 'fastify';
import type { Retained } from '../channel/replay-buffer.ts';
import type { HubCore } from '../hub-core.ts';
import type { Member } from '../presence/presence-set.ts';
import { type PageQuery, pageOf } from './page.ts';
import { answer } from './rest-answer.ts';
import { grantFor } from './rest-credentials.ts';

interface PresenceRoute {
  Params: { channel: string };
  Querystring: PageQuery & { clientId?: string; connectionId?: string };
}

/** GET /channels/{channel}/presence and its history. */
export function channelPresence(app: FastifyInstance, hub: HubCore): void {
  app.get<PresenceRoute>('/channels/:channel/presence', async (request, reply) => {
    const { channel } = request.params;
    const { clientId, connectionId } = request.query;
    await grantFor(hub, request, channel, 'subscribe');
    const members = (hub.channels.get(channel)?.presence.list() ?? [])
      .filter((member) => clientId === undefined || member.clientId === clientId)
      .filter((member) => connectionId === undefined || member.connectionId === connectionId)
      .map((member) => ({ ...member, position: `${member.clientId} ${member.connectionId}` }))
      .sort((one, other) => (one.position < other.position ? -1 : 1));
    const page = pageOf(members, { ...request.query, direction: 'forwards' }, 'presence');
    const body = page.items.map(({ position: _position, ...member }) => member);
    return answer(request, reply, { statusCode: 200, body, headers: page.headers });
  });

  app.get<PresenceRoute>('/channels/:channel/presence/history', async (request, reply) => {
    const { channel } = request.params;
    await grantFor(hub, request, channel, 'history');
    const items = (hub.channels.get(channel)?.presenceEvents.all() ?? []).flatMap(eventsOf);
    const page = pageOf(items, request.query, 'history');
    const body = page.items.map(({ position: _position, ...event }) => event);
    return answer(request, reply, { statusCode: 200, body, headers: page.headers });
  });
}

function eventsOf(entry: Retained): (Member & { position: string })[] {
  return (entry.presence ?? []).map((item, index) => ({
    ...item,
    id: item.id ?? `${entry.id}:${index}`,
    connectionId: item.connectionId ?? entry.connectionId ?? '',
    timestamp: entry.timestamp,
    position: `${entry.serial}:${String(index).padStart(4, '0')}`,
  }));
}
