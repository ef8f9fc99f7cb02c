import type { ChannelLog } from '../channel/channel-log.ts';
import type { Channels } from '../channel/channels.ts';
import type { Entries } from '../channel/entries.ts';
import type { Connection } from '../connection/connection.ts';
import { presenceAction } from '../protocol.ts';
import { leftMark } from './presence-repair.ts';

/** Where members are found, and where it is written that they have left. */
interface Membership {
  readonly log: Pick<ChannelLog, 'head'>;
  readonly channels: Pick<Channels, 'get'>;
  readonly entries: Pick<Entries, 'appendLater'>;
}

/** Ends the membership of a connection on a channel, as if it had left. */
export function leave(hub: Membership, connection: Connection, channelName: string): void {
  connection.presentOn.delete(channelName);
  leaveFor(hub, connection.id, channelName);
}

export function leaveFor(hub: Membership, connectionId: string, channelName: string): void {
  const leaves = hub.channels.get(channelName)?.leavesOf(connectionId) ?? [];
  if (leaves.length === 0) return;
  leaveAs(hub, { connectionId, channelName, clientIds: leaves.map(({ clientId }) => clientId) });
}

/** Also of members whose entry is in the log and has not been read from it yet. */
export function leaveAs(
  hub: Pick<Membership, 'log' | 'entries'>,
  given: { connectionId: string; channelName: string; clientIds: readonly string[] },
): void {
  const { connectionId, channelName, clientIds } = given;
  hub.entries.appendLater({
    channel: channelName,
    id: `${leftMark}${connectionId}-${hub.log.head()}`,
    connectionId,
    presence: clientIds.map((clientId) => ({ action: presenceAction.leave, clientId })),
  });
}

export function leaveEverywhere(hub: Membership, connection: Connection): void {
  for (const name of [...connection.presentOn]) leave(hub, connection, name);
  connection.presenceLeft = true;
}
