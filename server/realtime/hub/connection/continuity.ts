import type { Channel } from '../channel/channel.ts';
import type { ChannelLog } from '../channel/channel-log.ts';
import type { Channels } from '../channel/channels.ts';
import type { Entries } from '../channel/entries.ts';
import { seesMembers, sendSync } from '../channel/sync.ts';
import { noSuchEpoch } from '../hub-error.ts';
import { action, flag, presenceAction } from '../protocol.ts';
import type { Connections } from './connections.ts';

/** What a log that has lost entries touches: who follows it, and where members are written again. */
interface LogFollower {
  readonly log: Pick<ChannelLog, 'head'>;
  readonly channels: Pick<Channels, 'values' | 'forgetPast'>;
  readonly connections: Pick<Connections, 'has'>;
  readonly entries: Pick<Entries, 'appendLater'>;
}

/**
 * The log has lost entries for good: every attached client is notified of broken continuity, and the
 * members this node accounts for are written down again, under their ids, so that nobody sees them come or go.
 */
export function breakContinuity(hub: LogFollower): void {
  hub.channels.forgetPast(hub.log.head());
  for (const channel of hub.channels.values()) {
    sendAttached(hub, channel);
    writeMembers(hub, channel);
  }
}

function sendAttached(hub: LogFollower, channel: Channel): void {
  for (const attachment of channel.attachments.values()) {
    const { connection, modes, params } = attachment;
    attachment.skipUntil = '';
    connection.transport?.send({
      action: action.attached,
      channel: channel.name,
      channelSerial: hub.log.head(),
      flags: modes | (seesMembers(channel, modes) ? flag.hasPresence : 0),
      params,
      error: noSuchEpoch().toErrorInfo(),
    });
    if (seesMembers(channel, modes)) sendSync(channel, connection);
  }
}

function writeMembers(hub: LogFollower, channel: Channel): void {
  const own = channel.presence.list().filter(({ connectionId }) => hub.connections.has(connectionId));
  for (const member of own) {
    const { connectionId, timestamp: _timestamp, ...item } = member;
    hub.entries.appendLater({
      channel: channel.name,
      id: `again-${item.id}`,
      connectionId,
      presence: [{ ...item, action: presenceAction.enter }],
    });
  }
}
