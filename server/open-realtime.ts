import type { Clock } from './clock.ts';
import { deriveKey } from './identity/app-secret.ts';
import { createEmbeddedRealtime } from './realtime/embedded-realtime.ts';
import { createHub, type Hub } from './realtime/hub/hub.ts';
import type { RealtimePort } from './realtime/realtime-port.ts';

/** The embedded hub under a key derived from the server's own secret. */
export function openEmbeddedRealtime(secret: string, clock: Clock): { hub: Hub; realtime: RealtimePort } {
  const key = { name: 'muster.embedded', secret: deriveKey(secret, 'realtime').toString('base64url') };
  const hub = createHub({ keys: [key], clock });
  return { hub, realtime: createEmbeddedRealtime({ hub, key }) };
}
