import { onAuth } from '../auth/reauthorise.ts';
import { onAttach } from '../channel/attach.ts';
import { assertChannelName } from '../channel/channel-name.ts';
import { onMessage } from '../channel/publish.ts';
import { seesMembers, sendSync } from '../channel/sync.ts';
import type { HubCore } from '../hub-core.ts';
import { badFrame, framesTooFast, HubError, isTransient } from '../hub-error.ts';
import { leave } from '../presence/leave.ts';
import { onPresence } from '../presence/presence-publish.ts';
import { action } from '../protocol.ts';
import type { Connection } from './connection.ts';
import { dispose } from './dispose.ts';
import { type Fields, isFields, readMsgSerial } from './inbound-message.ts';

const ofChannels: ReadonlySet<unknown> = new Set([
  action.attach,
  action.detach,
  action.message,
  action.presence,
  action.sync,
]);

/** One inbound frame of an established connection. */
export function onFrame(hub: HubCore, connection: Connection, text: string): void {
  const frame = parse(text);
  if (frame.action === action.heartbeat) {
    const id = typeof frame.id === 'string' ? { id: frame.id } : {};
    connection.transport?.send({ action: action.heartbeat, ...id });
  } else if (frame.action === action.auth) {
    onAuth(hub, connection, frame);
  } else if (frame.action === action.close) {
    dispose(hub, connection);
    connection.transport?.end({ action: action.closed });
  } else if (frame.action === action.disconnect) {
    connection.transport?.end({ action: action.disconnected });
  } else {
    onChannelFrame(hub, connection, frame);
  }
}

function parse(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badFrame('not JSON');
  }
  if (!isFields(value) || typeof value.action !== 'number') throw badFrame('no object with an action');
  return value;
}

function onChannelFrame(hub: HubCore, connection: Connection, frame: Fields): void {
  if (!ofChannels.has(frame.action)) return;
  const { channel } = frame;
  if (typeof channel !== 'string') throw badFrame('no channel');
  if (frame.action === action.message || frame.action === action.presence) {
    const onPublish = frame.action === action.message ? onMessage : onPresence;
    onPublish(hub, connection, { frame, msgSerial: readMsgSerial(frame), channel });
    return;
  }
  try {
    assertChannelName(channel);
    if (!connection.budget.attaches.take(1, hub.clock.elapsed())) throw framesTooFast();
    if (frame.action === action.attach) onAttach(hub, connection, frame, channel);
    else if (frame.action === action.detach) onDetach(hub, connection, channel);
    else onSyncRequest(hub, connection, channel);
  } catch (error) {
    if (!(error instanceof HubError) || isTransient(error)) throw error;
    connection.transport?.send({ action: action.error, channel, error: error.toErrorInfo() });
  }
}

function onDetach(hub: HubCore, connection: Connection, channel: string): void {
  leave(hub, connection, channel);
  hub.connections.detach(connection, channel);
  connection.transport?.send({ action: action.detached, channel });
}

function onSyncRequest(hub: HubCore, connection: Connection, name: string): void {
  const channel = hub.channels.get(name);
  const attachment = channel?.attachments.get(connection.id);
  if (channel && attachment && seesMembers(channel, attachment.modes)) sendSync(channel, connection);
}
