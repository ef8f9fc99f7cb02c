import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import type { HubCore } from './hub-core.ts';
import { badRequest, noPresenceClientId, notAttached, notPermitted } from './hub-error.ts';
import { assertClientId, type Fields, isFields, readPayload, readText, sizeOf } from './inbound-message.ts';
import { flag, presenceAction, type WirePresence } from './protocol.ts';
import { answerOnce, assertFits } from './publish.ts';

const accepted: ReadonlySet<unknown> = new Set([
  presenceAction.enter,
  presenceAction.leave,
  presenceAction.update,
]);

/** PRESENCE from a client: enter, update and leave of its own names only. */
export function onPresence(hub: HubCore, connection: Connection, frame: Fields, channelName: string): void {
  answerOnce(hub, connection, frame, () => {
    const channel = hub.channels.get(channelName);
    const attachment = channel?.attachments.get(connection.id);
    if (!channel || !attachment) throw notAttached();
    if ((attachment.modes & flag.presence) === 0) throw notPermitted('presence');
    const items = readPresence(hub, connection, frame.presence);
    const id = `${connection.id}:${Number(frame.msgSerial)}`;
    const changes = items.flatMap((item, index) => changeOf(channel, connection, item, `${id}:${index}`));
    if (changes.length === 0) return [];
    connection.presentOn.add(channelName);
    const appended = hub.append({ channel: channelName, id, connectionId: connection.id, presence: changes });
    return appended instanceof Promise ? appended.then(() => []) : [];
  });
}

function readPresence(hub: HubCore, connection: Connection, value: unknown): WirePresence[] {
  if (!Array.isArray(value) || value.length === 0) throw badRequest('presence must be a non-empty array');
  if (value.length > hub.limits.messagesPerPublish) throw badRequest('too many presence messages');
  return value.map((item: unknown) => {
    if (!isFields(item) || !accepted.has(item.action)) throw badRequest('unknown presence action');
    const clientId = assertClientId(connection.grant, readText(item, 'clientId'));
    if (clientId === undefined) throw noPresenceClientId();
    const payload = readPayload(item);
    assertFits(sizeOf({ ...payload, clientId }), hub.limits.messageBytes);
    const id = readText(item, 'id');
    return { action: Number(item.action), clientId, ...payload, ...(id === undefined ? {} : { id }) };
  });
}

/** A re-entry with the id already known is no change; an update of nobody is an entry. */
function changeOf(
  channel: Channel,
  connection: Connection,
  item: WirePresence,
  ownId: string,
): WirePresence[] {
  const member = channel.presence.get(connection.id, item.clientId);
  const id = item.id?.startsWith(`${connection.id}:`) ? item.id : ownId;
  if (item.action === presenceAction.leave) {
    if (!member) return [];
    const payload = item.data === undefined ? { data: member.data, encoding: member.encoding } : {};
    return [{ ...item, ...payload, id }];
  }
  if (member?.id === id) return [];
  const entered = item.action === presenceAction.update && !member;
  return [{ ...item, action: entered ? presenceAction.enter : item.action, id }];
}
