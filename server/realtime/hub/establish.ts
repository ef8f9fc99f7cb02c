import { randomBytes } from 'node:crypto';
import { Connection } from './connection.ts';
import { type Grant, sameText } from './credentials.ts';
import type { HubCore } from './hub-core.ts';
import { badConnectionKey, connectionExpired, type HubError } from './hub-error.ts';
import { RateLimiter } from './limits.ts';

export interface ConnectRequest {
  grant: Grant;
  query: URLSearchParams;
  address: string;
}

const longestPresenceGrace = 60_000;

/** The connection a client asks for: its former one when its key is good and not too old, else a new one. */
export function establish(
  hub: HubCore,
  request: ConnectRequest,
): { connection: Connection; error?: HubError } {
  const key = request.query.get('resume') ?? request.query.get('recover');
  if (key === null) return { connection: create(hub, request) };
  const id = key.slice(0, key.indexOf('!'));
  if (!/^[\w-]{8,32}![\w-]{8,64}$/.test(key))
    return { connection: create(hub, request), error: badConnectionKey() };
  const former = hub.connections.get(id);
  if (!former) return { connection: create(hub, request), error: connectionExpired() };
  const same =
    sameText(former.key, key) &&
    former.grant.keyName === request.grant.keyName &&
    (former.grant.clientId === request.grant.clientId || request.grant.anyClientId);
  if (!same) return { connection: create(hub, request), error: badConnectionKey() };
  return { connection: former };
}

function create(hub: HubCore, { grant, query, address }: ConnectRequest): Connection {
  const id = randomBytes(9).toString('base64url').replaceAll('_', 'u').replaceAll('-', 'd');
  const asked = Number(query.get('remainPresentFor') ?? Number.NaN);
  const now = hub.clock.now();
  const connection = new Connection({
    id,
    key: `${id}!${randomBytes(18).toString('base64url')}`,
    grant,
    echo: query.get('echo') !== 'false',
    address,
    presenceGrace: Number.isFinite(asked)
      ? Math.min(Math.max(asked, 0), longestPresenceGrace)
      : hub.delays.presenceGrace,
    publishes: new RateLimiter(hub.limits.publishesPerSecond, hub.limits.publishBurst, now),
  });
  hub.connections.set(id, connection);
  return connection;
}
