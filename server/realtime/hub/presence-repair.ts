import type { DraftEntry, LogEntry } from './channel-log.ts';
import type { HubCore } from './hub-core.ts';
import { presenceAction } from './protocol.ts';

/** Marks the leaves that a hub appends for a connection it takes for gone. */
export const leftMark = 'left-';

/**
 * What puts right a leave of members whose connection lives on this node: another one took it for dead while the
 * two could not reach the same log.
 */
export function stillPresent(hub: HubCore, entry: LogEntry): DraftEntry | undefined {
  const { channel, connectionId = '', id, presence } = entry;
  const connection = hub.connections.get(connectionId);
  if (!presence || !id.startsWith(leftMark) || !connection?.transport) return undefined;
  if (!connection.presentOn.has(channel)) return undefined;
  const members = hub.channels.get(channel)?.presence.ofConnection(connectionId) ?? [];
  if (members.length === 0) return undefined;
  return {
    channel,
    id: `back-${entry.serial}`,
    connectionId,
    presence: members.map(({ timestamp: _timestamp, ...item }) => ({
      ...item,
      action: presenceAction.enter,
    })),
  };
}
