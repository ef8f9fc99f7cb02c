import type { Channel } from '../channel/channel.ts';
import type { ChannelLog, DraftEntry } from '../channel/channel-log.ts';
import { seesMembers, sendSync } from '../channel/sync.ts';
import { noSuchEpoch } from '../hub-error.ts';
import { action, flag, presenceAction } from '../protocol.ts';

/** What a log that has lost entries touches: who follows it, and where members are written again. */
interface LogFollower {
  readonly log: Pick<ChannelLog, 'head'>;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly connections: ReadonlyMap<string, unknown>;
  forgetPast(): void;
  appendLater(draft: DraftEntry): void;
}

/**
 * The log has lost what nobody can give back: every attached client is told that continuity is broken, and the
 * members this node accounts for are written down again, under their ids, so that nobody sees them come or go.
 */
export function breakContinuity(hub: LogFollower): void {
  hub.forgetPast();
  for (const channel of hub.channels.values()) {
    tellAttached(hub, channel);
    writeMembers(hub, channel);
  }
}

function tellAttached(hub: LogFollower, channel: Channel): void {
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
    hub.appendLater({
      channel: channel.name,
      id: `again-${item.id}`,
      connectionId,
      presence: [{ ...item, action: presenceAction.enter }],
    });
  }
}
