import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { addressSubject } from './address-subject.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { findEndedSeatTokenKeys } from './identity/token-holders.ts';
import { createDatabaseHistory } from './realtime/database-history.ts';
import { createEmbeddedRealtime } from './realtime/embedded-realtime.ts';
import type { FindRevoked } from './realtime/hub/auth/credentials.ts';
import { createHub, type Hub, type HubOptions, isSameHost } from './realtime/hub/hub.ts';
import type { RealtimePort } from './realtime/realtime-port.ts';
import { type AppSecrets, deriveKey } from './secret.ts';

const keySecret = (secret: string) => deriveKey(secret, 'realtime').toString('base64url');

/**
 * The embedded hub under a key derived from the server's own secret, the same on every node over one database; tokens of
 * former secrets stay valid.
 */
export function openEmbeddedRealtime(
  { secret, formerSecrets = [] }: AppSecrets,
  clock: Clock,
  options: Pick<
    HubOptions,
    'allowOrigin' | 'cluster' | 'addressOf' | 'onError' | 'findRevoked' | 'history'
  > = {},
): { hub: Hub; realtime: RealtimePort } {
  const key = { name: 'muster.embedded', secret: keySecret(secret) };
  const hub = createHub({
    ...options,
    keys: [{ ...key, formerSecrets: formerSecrets.map(keySecret) }],
    clock,
  });
  return { hub, realtime: createEmbeddedRealtime({ hub, key }) };
}

/** A realtime token ends with the participant's token that it was given for, and with the seat's time in its team. */
export function findRevokedIn(database: Database, clock: Clock): FindRevoked {
  return async (revocationKeys) =>
    new Set(await findEndedSeatTokenKeys(database, revocationKeys, clock.now()));
}

/** The same address that the HTTP side counts (`trustProxy` in app.ts): the last one, added by the trusted proxy. */
export function forwardedAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  return addressSubject(forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''));
}

/** Hosted Ably where a key is configured, otherwise the embedded hub, one with other nodes' where Redis is. */
export async function openRealtime(deps: {
  config: Pick<
    Config,
    'ablyApiKey' | 'ablyEndpoint' | 'ablySharedClientId' | 'publicUrl' | 'redisUrl' | 'trustProxy'
  >;
  secret: string;
  formerSecrets?: readonly string[];
  clock: Clock;
  database: Database;
  log: Logger;
}): Promise<{ hub?: Hub; realtime: RealtimePort }> {
  const { config, clock, database, log } = deps;
  const onError = (err: unknown) => log.error({ err }, 'realtime failed');
  const publicOrigin = new URL(config.publicUrl).origin;
  const findRevoked = findRevokedIn(database, clock);
  if (config.ablyApiKey !== null) {
    const { createHostedRealtime } = await import('./realtime/hosted-realtime.ts');
    return {
      realtime: createHostedRealtime({
        key: config.ablyApiKey,
        endpoint: config.ablyEndpoint,
        sharedClientId: config.ablySharedClientId,
        findRevoked,
        clock,
        onError,
      }),
    };
  }
  return openEmbeddedRealtime(deps, clock, {
    onError,
    findRevoked,
    history: createDatabaseHistory(database),
    // A proxy may ask for this server by another name than people do.
    allowOrigin: (origin, request) => isSameHost(origin, request) || origin === publicOrigin,
    ...(await clusterOf(config.redisUrl, onError)),
    ...(config.trustProxy ? { addressOf: forwardedAddress } : {}),
  });
}

async function clusterOf(redisUrl: string | null, onError: (error: unknown) => void) {
  if (redisUrl === null) return {};
  const { createRedisCluster } = await import('./realtime/redis/redis-cluster.ts');
  return { cluster: createRedisCluster({ url: redisUrl, onError }) };
}
