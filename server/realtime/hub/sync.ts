import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { action, flag } from './protocol.ts';

const pageSize = 100;

export const seesMembers = (channel: Channel, modes: number): boolean =>
  (modes & flag.presenceSubscribe) !== 0 && channel.presence.size > 0;

/** The whole presence set in pages; an empty cursor after the colon marks the last one. */
export function sendSync(channel: Channel, connection: Connection): void {
  const members = channel.presence.list();
  const sequence = `${connection.id}-${channel.presence.size}`;
  for (let from = 0; from === 0 || from < members.length; from += pageSize) {
    const next = from + pageSize;
    connection.transport?.send({
      action: action.sync,
      channel: channel.name,
      channelSerial: `${sequence}:${next < members.length ? next : ''}`,
      presence: members.slice(from, next),
    });
  }
}
