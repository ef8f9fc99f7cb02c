import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { deriveKey } from './identity/app-secret.ts';
import { createEmbeddedRealtime } from './realtime/embedded-realtime.ts';
import { createHostedRealtime } from './realtime/hosted-realtime.ts';
import { createHub, type Hub } from './realtime/hub/hub.ts';
import type { RealtimePort } from './realtime/realtime-port.ts';

/** The embedded hub under a key derived from the server's own secret. */
export function openEmbeddedRealtime(secret: string, clock: Clock): { hub: Hub; realtime: RealtimePort } {
  const key = { name: 'muster.embedded', secret: deriveKey(secret, 'realtime').toString('base64url') };
  const hub = createHub({ keys: [key], clock });
  return { hub, realtime: createEmbeddedRealtime({ hub, key }) };
}

/** Hosted Ably where a key is configured, otherwise the embedded hub. */
export function openRealtime(deps: {
  config: Pick<Config, 'ablyApiKey'>;
  secret: string;
  clock: Clock;
  log: Logger;
}): { hub?: Hub; realtime: RealtimePort } {
  const { config, secret, clock, log } = deps;
  if (config.ablyApiKey === null) return openEmbeddedRealtime(secret, clock);
  const onError = (err: unknown) => log.error({ err }, 'hosted realtime failed');
  return { realtime: createHostedRealtime({ key: config.ablyApiKey, clock, onError }) };
}
