import { assertChannelName } from '../channel/channel-name.ts';
import { assertFits } from '../channel/publish.ts';
import { answerOnce } from '../connection/answer-once.ts';
import type { Connection } from '../connection/connection.ts';
import {
  assertClientId,
  type InboundPublish,
  isFields,
  readExtras,
  readId,
  readPayload,
  readText,
  sizeOf,
} from '../connection/inbound-message.ts';
import type { HubCore } from '../hub-core.ts';
import {
  badRequest,
  noPresenceClientId,
  notAttached,
  notPermitted,
  presenceTooFast,
  tooManyMembers,
} from '../hub-error.ts';
import { flag, presenceAction, type WirePresence } from '../protocol.ts';
import { leaveAs } from './leave.ts';

const accepted: readonly number[] = [presenceAction.enter, presenceAction.leave, presenceAction.update];

/** PRESENCE from a client: enter, update and leave of its own names only. */
export function onPresence(hub: HubCore, connection: Connection, given: InboundPublish): void {
  const { frame, msgSerial, channel: channelName } = given;
  answerOnce(hub, connection, msgSerial, () => {
    assertChannelName(channelName);
    const channel = hub.channels.get(channelName);
    const attachment = channel?.attachments.get(connection.id);
    if (!channel || !attachment) throw notAttached();
    if ((attachment.modes & flag.presence) === 0) throw notPermitted('presence');
    const items = readPresence(hub, connection, frame.presence);
    const id = `${connection.id}:${msgSerial}`;
    const news = items
      .map((item, index) => ({ ...item, id: ownId(connection, item) ?? `${id}:${index}` }))
      .filter((item) => channel.presence.get(connection.id, item.clientId)?.id !== item.id);
    connection.presentOn.add(channelName);
    if (news.length === 0) return [];
    const newcomers = news.filter((item) => !channel.presence.get(connection.id, item.clientId)).length;
    if (channel.presence.size + newcomers > hub.limits.presenceMembersPerChannel) throw tooManyMembers();
    if (!connection.budget.presence.take(news.length, hub.clock.elapsed())) throw presenceTooFast();
    const appended = hub.entries.append({
      channel: channelName,
      id,
      once: id,
      connectionId: connection.id,
      presence: news,
    });
    if (!(appended instanceof Promise)) return [];
    return appended.then(() => {
      const hasLeft = !connection.presentOn.has(channelName);
      if (hasLeft) leaveAs(hub, { connectionId: connection.id, channelName, clientIds: clientIdsOf(news) });
      return [];
    });
  });
}

const clientIdsOf = (items: readonly { clientId: string }[]) => items.map(({ clientId }) => clientId);

/** A re-entry bears the id of the entry it repeats; ids of other connections are not taken over. */
const ownId = (connection: Connection, item: WirePresence) =>
  item.id?.startsWith(`${connection.id}:`) ? item.id : undefined;

function readPresence(hub: HubCore, connection: Connection, value: unknown): WirePresence[] {
  if (!Array.isArray(value) || value.length === 0) throw badRequest('presence must be a non-empty array');
  if (value.length > hub.limits.messagesPerPublish) throw badRequest('too many presence messages');
  return value.map((item: unknown) => {
    const verb = isFields(item) && accepted.find((known) => known === item.action);
    if (!isFields(item) || !verb) throw badRequest('unknown presence action');
    const clientId = assertClientId(connection.grant, readText(item, 'clientId'));
    if (clientId === undefined) throw noPresenceClientId();
    const payload = readPayload(item);
    const id = readId(item);
    const extras = readExtras(item.extras);
    assertFits(sizeOf({ ...payload, clientId, ...(extras && { extras }) }), hub.limits.presenceBytes);
    return {
      action: verb,
      clientId,
      ...payload,
      ...(id === undefined ? {} : { id }),
      ...(extras === undefined ? {} : { extras }),
    };
  });
}
