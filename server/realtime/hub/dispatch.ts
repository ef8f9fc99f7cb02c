import { onAttach } from './attach.ts';
import type { Connection } from './connection.ts';
import type { HubCore } from './hub-core.ts';
import { badFrame, HubError } from './hub-error.ts';
import { type Fields, isFields } from './inbound-message.ts';
import { onPresence } from './presence-publish.ts';
import { action } from './protocol.ts';
import { onMessage } from './publish.ts';
import { onAuth } from './reauthorise.ts';
import { seesMembers, sendSync } from './sync.ts';

const longestChannelName = 256;

/** One inbound frame of an established connection. */
export function onFrame(hub: HubCore, connection: Connection, text: string): void {
  const frame = parse(text);
  if (!frame) {
    connection.transport?.end({ action: action.error, error: badFrame('not a JSON object').toErrorInfo() });
    return;
  }
  if (frame.action === action.heartbeat) {
    const id = typeof frame.id === 'string' ? { id: frame.id } : {};
    connection.transport?.send({ action: action.heartbeat, ...id });
  } else if (frame.action === action.auth) {
    onAuth(hub, connection, frame);
  } else if (frame.action === action.close) {
    hub.dispose(connection);
    connection.transport?.end({ action: action.closed });
  } else if (frame.action === action.disconnect) {
    connection.transport?.end({ action: action.disconnected });
  } else {
    onChannelFrame(hub, connection, frame);
  }
}

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && typeof value.action === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

function onChannelFrame(hub: HubCore, connection: Connection, frame: Fields): void {
  const { channel } = frame;
  if (typeof channel !== 'string') return;
  try {
    if (channel === '' || channel.length > longestChannelName || /^[[:]|[\r\n]/.test(channel)) {
      throw new HubError(40010, 400, 'Invalid channel name');
    }
    if (frame.action === action.attach) onAttach(hub, connection, frame, channel);
    else if (frame.action === action.detach) onDetach(hub, connection, channel);
    else if (frame.action === action.message) onMessage(hub, connection, frame, channel);
    else if (frame.action === action.presence) onPresence(hub, connection, frame, channel);
    else if (frame.action === action.sync) onSyncRequest(hub, connection, channel);
  } catch (error) {
    if (!(error instanceof HubError)) throw error;
    const isPublish = frame.action === action.message || frame.action === action.presence;
    const refusal = isPublish
      ? { action: action.nack, msgSerial: Number(frame.msgSerial), count: 1 }
      : { action: action.error, channel };
    connection.transport?.send({ ...refusal, error: error.toErrorInfo() });
  }
}

function onDetach(hub: HubCore, connection: Connection, channel: string): void {
  hub.leave(connection, channel);
  hub.detach(connection, channel);
  connection.transport?.send({ action: action.detached, channel });
}

function onSyncRequest(hub: HubCore, connection: Connection, name: string): void {
  const channel = hub.channels.get(name);
  const attachment = channel?.attachments.get(connection.id);
  if (channel && attachment && seesMembers(channel, attachment.modes)) sendSync(channel, connection);
}
