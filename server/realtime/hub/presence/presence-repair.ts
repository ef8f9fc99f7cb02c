import type { DraftEntry, LogEntry } from '../channel/channel-log.ts';
import type { Channels } from '../channel/channels.ts';
import type { Connections } from '../connection/connections.ts';
import { presenceAction } from '../protocol.ts';

/** The connections that live on this node, and the channels they are present on. */
interface Members {
  readonly connections: Pick<Connections, 'get'>;
  readonly channels: Pick<Channels, 'get'>;
}

/** Marks the leaves that a hub appends for a connection it takes for gone. */
export const leftMark = 'left-';

/**
 * What puts right a leave of members whose connection lives on this node: another one took it for dead while the
 * two could not reach the same log.
 */
export function stillPresent(hub: Members, entry: LogEntry): DraftEntry | undefined {
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
