import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { authorize } from '../auth/revocation.ts';
import type { HubCore } from '../hub-core.ts';
import {
  badFrame,
  badRequest,
  bytesTooFast,
  framesTooFast,
  shuttingDown,
  tooManyConnections,
} from '../hub-error.ts';
import { action } from '../protocol.ts';
import { sendConnected } from './connected.ts';
import type { Connection } from './connection.ts';
import { onFrame } from './dispatch.ts';
import { establish } from './establish.ts';
import { refuse, serve } from './serve.ts';
import { Transport } from './transport.ts';

/** A socket that has just been upgraded: authenticates it, gives it a connection, feeds that its frames. */
export async function accept(
  hub: HubCore,
  given: { ws: WebSocket; socket: Duplex; request: IncomingMessage; address: string },
): Promise<void> {
  const { ws, socket, address } = given;
  const transport = new Transport({
    socket,
    ws,
    queue: hub.sockets.flushQueue,
    outboundBytes: hub.limits.outboundBytes,
    onSlow: () => {
      hub.sockets.slow += 1;
    },
  });
  ws.on('error', () => transport.destroy());
  const release = hub.sockets.reserve(address);
  hub.sockets.transports.add(transport);
  ws.once('close', () => {
    transport.open = false;
    hub.sockets.transports.delete(transport);
    release?.();
  });
  try {
    if (hub.closing || !hub.ready) throw shuttingDown();
    if (!release) throw tooManyConnections();
    const query = new URL(given.request.url ?? '/', 'ws://hub').searchParams;
    if ((query.get('format') ?? 'json') !== 'json') throw badRequest('This server speaks JSON only');
    let grant = await authorize(hub, readCredentials(query));
    if (!transport.open) return;
    const { cuts } = hub.connections;
    const { connection, error } = await establish(hub, { grant, query, address });
    if (hub.connections.cuts !== cuts) grant = await authorize(hub, readCredentials(query));
    if (!transport.open) return;
    takeOver(hub, connection, transport);
    connection.grant = { ...grant, clientId: grant.clientId ?? connection.grant.clientId };
    connection.sendsHeartbeats = query.get('heartbeats') === 'true';
    connection.maxIdleInterval = readIdleInterval(query, hub.delays.maxIdleInterval);
    hub.directory?.save(connection);
    listen(hub, connection, transport, ws);
    sendConnected(hub, connection, error);
  } catch (error) {
    refuse(hub, transport, error);
  }
}

function readCredentials(query: URLSearchParams) {
  return {
    key: query.get('key') ?? undefined,
    token: query.get('access_token') ?? query.get('accessToken') ?? undefined,
    clientId: query.get('clientId') ?? undefined,
  };
}

function readIdleInterval(query: URLSearchParams, usual: number): number {
  const requested = Number(query.get('heartbeatInterval') ?? Number.NaN);
  return Number.isFinite(requested) ? Math.min(Math.max(requested, 5000), 60_000) : usual;
}

function takeOver(hub: HubCore, connection: Connection, transport: Transport): void {
  const former = connection.transport;
  connection.transport = undefined;
  former?.destroy();
  hub.connections.detachAll(connection);
  connection.transport = transport;
  connection.droppedAt = undefined;
  connection.presenceLeft = false;
  connection.renewalRequested = false;
}

function listen(hub: HubCore, connection: Connection, transport: Transport, ws: WebSocket): void {
  const { frames, bytes } = connection.budget;
  const spend = (size: number) => {
    if (!frames.take(1, hub.clock.elapsed())) throw framesTooFast();
    if (!bytes.take(size, hub.clock.elapsed())) throw bytesTooFast();
  };
  ws.on('message', (data: Buffer, isBinary: boolean) => {
    if (!transport.open || connection.transport !== transport) return;
    transport.receivedInInterval = true;
    serve(hub, transport, () => {
      if (connection.formerKey !== undefined) {
        connection.formerKey = undefined;
        hub.directory?.save(connection);
      }
      spend(data.length);
      if (isBinary) transport.end({ action: action.error, error: badFrame('binary').toErrorInfo() }, 1003);
      else onFrame(hub, connection, data.toString());
    });
  });
  ws.on('error', (error) => {
    if (!('code' in error) || error.code !== 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') return;
    connection.sentTooLarge = true;
    hub.directory?.save(connection);
  });
  ws.on('ping', (data: Buffer) => serve(hub, transport, () => spend(data.length)));
  ws.on('pong', (data: Buffer) => {
    transport.receivedInInterval = true;
    serve(hub, transport, () => spend(data.length));
  });
  ws.once('close', () => {
    if (connection.transport !== transport) return;
    connection.transport = undefined;
    hub.connections.detachAll(connection);
    connection.droppedAt = hub.clock.elapsed();
  });
}
