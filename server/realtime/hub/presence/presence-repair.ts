import type { ChannelLog, DraftEntry, IsPresent, LogEntry } from '../channel/channel-log.ts';
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

/** Here alone leave those whose leave was lost to this node; its own members have been written down again. */
export function leaveUnread(
  hub: {
    readonly log: Pick<ChannelLog, 'head'>;
    readonly clock: { now(): number };
    readonly connections: Pick<Connections, 'has'>;
    readonly channels: Pick<Channels, 'values'>;
  },
  isPresent: IsPresent,
): void {
  const serial = hub.log.head();
  for (const channel of hub.channels.values()) {
    const presence = channel.presence
      .list()
      .filter(
        ({ connectionId, clientId }) =>
          !hub.connections.has(connectionId) && !isPresent(channel.name, connectionId, clientId),
      )
      .map(({ connectionId, clientId }) => ({ action: presenceAction.leave, connectionId, clientId }));
    if (presence.length === 0) continue;
    channel.apply({
      channel: channel.name,
      id: `${leftMark}unread-${serial}`,
      serial,
      timestamp: hub.clock.now(),
      presence,
    });
  }
}
