import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sameText } from '../auth/credentials.ts';
import type { LogEntry } from '../channel/channel-log.ts';
import { appendMessages, assertFewChannels, messageSerial, withClientId } from '../channel/publish.ts';
import type { Connection } from '../connection/connection.ts';
import { assertClientId, isFields, readMessages, readText } from '../connection/inbound-message.ts';
import type { HubCore } from '../hub-core.ts';
import { badConnectionKey, publishingTooFast } from '../hub-error.ts';
import type { WireMessage } from '../protocol.ts';
import { type PageQuery, pageOf, windowOf } from './page.ts';
import { answer } from './rest-answer.ts';
import { grantFor } from './rest-credentials.ts';

interface ChannelRoute {
  Params: { channel: string };
  Querystring: PageQuery;
}

/** POST and GET /channels/{channel}/messages. */
export function channelMessages(app: FastifyInstance, hub: HubCore): void {
  app.post<ChannelRoute>('/channels/:channel/messages', async (request, reply) => {
    const { channel } = request.params;
    const grant = await grantFor(hub, request, channel, 'publish');
    const budget = hub.budgets.of(grant, hub.clock.elapsed());
    if (!budget.publishes.take(1, hub.clock.elapsed())) throw publishingTooFast();
    const given = Array.isArray(request.body) ? request.body : [request.body];
    const sender = senderOf(hub, given[0]);
    const messages = readMessages(given, hub.limits).map((message) =>
      withClientId(message, assertClientId(sender?.grant ?? grant, message.clientId)),
    );
    assertFewChannels(hub, { grant, budget }, channel);
    const messageId = `rest${randomBytes(9).toString('hex')}:0`;
    const serials = await appendMessages(hub, channel, {
      id: messageId,
      messages,
      ...(sender ? { connectionId: sender.id } : {}),
    });
    return answer(request, reply, { statusCode: 201, body: { channel, messageId, serials } });
  });

  app.get<ChannelRoute>('/channels/:channel/messages', async (request, reply) => {
    const { channel } = request.params;
    await grantFor(hub, request, channel, 'history');
    const past = await hub.entries.past(channel, windowOf(request.query));
    const items = past.flatMap(messagesOf).sort((one, other) => (one.position < other.position ? -1 : 1));
    const page = pageOf(items, request.query, 'messages');
    return answer(request, reply, {
      statusCode: 200,
      body: page.items.map(({ position: _position, ...message }) => message),
      headers: page.headers,
    });
  });
}

/** The realtime connection on whose behalf a message is published, when it bears that connection's key. */
function senderOf(hub: HubCore, message: unknown): Connection | undefined {
  const key = isFields(message) ? readText(message, 'connectionKey') : undefined;
  if (key === undefined) return undefined;
  const connection = hub.connections.get(key.slice(0, key.indexOf('!')));
  if (!connection || !sameText(connection.key, key)) throw badConnectionKey();
  return connection;
}

function messagesOf(entry: LogEntry): (WireMessage & { timestamp: number; position: string })[] {
  return (entry.messages ?? []).map((message, index) => ({
    ...message,
    id: message.id ?? `${entry.id}:${index}`,
    ...(entry.connectionId === undefined ? {} : { connectionId: entry.connectionId }),
    timestamp: entry.timestamp,
    serial: messageSerial(entry, index),
    action: 0,
    position: `${entry.serial}:${String(index).padStart(4, '0')}`,
  }));
}
