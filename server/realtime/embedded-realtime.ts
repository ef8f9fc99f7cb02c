import { randomBytes } from 'node:crypto';
import { appendMessages } from './hub/channel/publish.ts';
import type { Hub } from './hub/hub.ts';
import { mintToken, type RealtimeKey } from './mint-token.ts';
import type { RealtimePort } from './realtime-port.ts';
import { decodePayload, encodePayload } from './wire-payload.ts';

/** Realtime served by the hub in this process. */
export function createEmbeddedRealtime({ hub, key }: { hub: Hub; key: RealtimeKey }): RealtimePort {
  const { core } = hub;
  const origin = `server${randomBytes(6).toString('hex')}`;
  let sent = 0;
  return {
    async publish(channel, name, data) {
      sent += 1;
      await appendMessages(core, channel, {
        id: `${origin}:${sent}`,
        messages: [{ name, ...encodePayload(data) }],
      });
    },
    mintToken: (clientId, capability, ttlMs, revocationKey) =>
      mintToken(key, { clientId, capability, ttlMs, revocationKey }, core.clock.now()),
    async presence(channel) {
      const members = core.channels.get(channel)?.presence.list() ?? [];
      return members.map(({ clientId, connectionId, ...payload }) => ({
        clientId,
        connectionId,
        ...decodePayload(payload),
      }));
    },
    watchPresence(channel, listener) {
      const { watchers } = core.channels.open(channel);
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    async cut(clientId) {
      sent += 1;
      await core.entries.append({ channel: '', id: `${origin}:${sent}`, cut: clientId });
    },
    close: () => hub.close(),
  };
}
