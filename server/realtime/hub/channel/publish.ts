import { permits } from '../auth/capability.ts';
import { answerOnce } from '../connection/answer-once.ts';
import type { Connection } from '../connection/connection.ts';
import { assertClientId, type InboundPublish, readMessages } from '../connection/inbound-message.ts';
import type { HubCore } from '../hub-core.ts';
import { notPermitted, tooLarge, tooManyChannels } from '../hub-error.ts';
import { flag, type WireMessage } from '../protocol.ts';
import type { LogEntry } from './channel-log.ts';
import { assertChannelName } from './channel-name.ts';
import type { Serials } from './publish-outcomes.ts';

/** MESSAGE from a client: checked, appended once, acknowledged in order. */
export function onMessage(hub: HubCore, connection: Connection, given: InboundPublish): void {
  const { frame, msgSerial, channel: channelName } = given;
  answerOnce(hub, connection, msgSerial, () => {
    assertChannelName(channelName);
    const messages = readMessages(frame.messages, hub.limits);
    if (!permits(connection.grant.capability, channelName, 'publish')) throw notPermitted('publish');
    assertFewChannels(hub, connection, channelName);
    const attachment = hub.channels.get(channelName)?.attachments.get(connection.id);
    if (attachment && (attachment.modes & flag.publish) === 0) throw notPermitted('publish mode');
    return appendMessages(hub, channelName, {
      id: `${connection.id}:${msgSerial}`,
      connectionId: connection.id,
      messages: messages.map((message) =>
        withClientId(message, assertClientId(connection.grant, message.clientId)),
      ),
    });
  });
}

/** Of a token: a key may publish to as many as it likes. */
export function assertFewChannels(
  hub: HubCore,
  { grant, budget }: Pick<Connection, 'grant' | 'budget'>,
  channel: string,
): void {
  const most = grant.expiresAt === undefined ? Number.POSITIVE_INFINITY : hub.limits.channelsPerConnection;
  if (!budget.mayPublishTo(channel, most)) throw tooManyChannels(most);
}

export function withClientId(message: WireMessage, clientId: string | undefined): WireMessage {
  return clientId === undefined ? message : { ...message, clientId };
}

export function appendMessages(
  hub: HubCore,
  channel: string,
  publish: { id: string; connectionId?: string; messages: WireMessage[] },
): Serials | Promise<Serials> {
  const given = publish.messages[0]?.id;
  const once = given === undefined ? publish.id : `${channel} ${given}`;
  const appended = hub.entries.append({ channel, ...publish, once });
  return appended instanceof Promise ? appended.then(serialsOf) : serialsOf(appended);
}

export const serialsOf = (entry: LogEntry): Serials =>
  (entry.messages ?? []).map((_message, index) => messageSerial(entry, index));

export const messageSerial = (entry: LogEntry, index: number) => `${entry.serial}:${index}`;

export const assertFits = (bytes: number, limit: number) => {
  if (bytes > limit) throw tooLarge(limit);
};
