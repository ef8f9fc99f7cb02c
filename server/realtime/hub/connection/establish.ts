import { randomBytes } from 'node:crypto';
import { type Grant, sameText } from '../auth/credentials.ts';
import type { HubCore } from '../hub-core.ts';
import {
  badConnectionKey,
  connectionExpired,
  type HubError,
  reportUnavailable,
  tooLarge,
  tooManyConnections,
} from '../hub-error.ts';
import { Connection } from './connection.ts';
import { dispose } from './dispose.ts';

export interface ConnectRequest {
  grant: Grant;
  query: URLSearchParams;
  address: string;
}

const longestPresenceGrace = 60_000;

export interface Established {
  connection: Connection;
  error?: HubError;
}

/** The connection that a client requests: its former one when its key is good and not too old, else a new one. */
export async function establish(hub: HubCore, request: ConnectRequest): Promise<Established> {
  const key = request.query.get('resume') ?? request.query.get('recover');
  if (key === null) return { connection: create(hub, request) };
  if (!/^\w{8,32}![\w-]{8,64}$/.test(key))
    return { connection: create(hub, request), error: badConnectionKey() };
  const id = key.slice(0, key.indexOf('!'));
  const adopted = hub.connections.has(id) ? undefined : await adopt(hub, request, id);
  const former = hub.connections.get(id) ?? adopted;
  if (!former) return { connection: create(hub, request), error: connectionExpired() };
  const same =
    (sameText(former.key, key) || (former.formerKey !== undefined && sameText(former.formerKey, key))) &&
    former.grant.keyName === request.grant.keyName &&
    (former.grant.clientId === request.grant.clientId || request.grant.anyClientId);
  if (!same) return { connection: create(hub, request), error: badConnectionKey() };
  if (former.sentTooLarge) {
    dispose(hub, former);
    throw tooLarge(hub.limits.frameBytes);
  }
  hub.connections.keep(former);
  former.formerKey = key;
  former.key = newKey(id);
  return { connection: former };
}

/** A connection that another node carried until now; it is this node's once its key has proved good. */
async function adopt(hub: HubCore, request: ConnectRequest, id: string): Promise<Connection | undefined> {
  const record = await hub.directory?.find(id).catch(reportUnavailable(hub.onError));
  if (!record) return undefined;
  const connection = new Connection({
    ...record,
    address: request.address,
    grant: { ...request.grant, keyName: record.keyName, clientId: record.clientId },
    budget: hub.budgets.of({ ...request.grant, clientId: record.clientId }, hub.clock.elapsed()),
    droppedAt: hub.clock.elapsed(),
  });
  connection.isMoved = true;
  connection.formerKey = record.formerKey;
  connection.sentTooLarge = record.sentTooLarge;
  for (const channel of hub.channels.values()) {
    if (channel.presence.ofConnection(id).length > 0) connection.presentOn.add(channel.name);
  }
  return connection;
}

const newKey = (id: string) => `${id}!${randomBytes(18).toString('base64url')}`;

function create(hub: HubCore, { grant, query, address }: ConnectRequest): Connection {
  const budget = hub.budgets.of(grant, hub.clock.elapsed());
  if (budget.holders >= hub.limits.connectionsPerClient) throw tooManyConnections();
  const id = randomBytes(9).toString('base64url').replaceAll('_', 'u').replaceAll('-', 'd');
  const requested = Number(query.get('remainPresentFor') ?? Number.NaN);
  const connection = new Connection({
    id,
    key: newKey(id),
    grant,
    echo: query.get('echo') !== 'false',
    address,
    presenceGrace: Number.isFinite(requested)
      ? Math.min(Math.max(requested, 0), longestPresenceGrace)
      : hub.delays.presenceGrace,
    budget,
    droppedAt: hub.clock.elapsed(),
  });
  hub.connections.keep(connection);
  return connection;
}
