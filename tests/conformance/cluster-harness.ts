import type { Realtime } from 'ably';
import type { HubOptions } from '../../server/realtime/hub/hub.ts';
import { createRedisCluster } from '../../server/realtime/redis/redis-cluster.ts';
import { startHub } from './hub-harness.ts';

const delays = { presenceGrace: 3000 };

/** A hub of this process that is one with all others on that Redis. */
export async function startClusterHub(
  url: string,
  onError: (error: unknown) => void,
  options: Partial<HubOptions> = {},
) {
  const cluster = createRedisCluster({ url, delays, onError });
  const hub = await startHub({ cluster, delays, onError, ...options });
  await hub.hub.ready;
  return hub;
}

/** What a balancer does when a node dies: the client's next attempt ends at another. */
export function redirect(client: Realtime, port: number): void {
  (client as unknown as { options: { port: number } }).options.port = port;
}
