import { permits } from './capability.ts';
import type { LogEntry } from './channel-log.ts';
import type { Connection } from './connection.ts';
import type { HubCore } from './hub-core.ts';
import { HubError, notPermitted, publishingTooFast, tooLarge, unavailable } from './hub-error.ts';
import { assertClientId, type Fields, readMessages } from './inbound-message.ts';
import { action, flag, type WireMessage } from './protocol.ts';

type Serials = (string | null)[];

/** MESSAGE from a client: checked, appended once, acknowledged in order. */
export function onMessage(hub: HubCore, connection: Connection, frame: Fields, channelName: string): void {
  answerOnce(hub, connection, frame, () => {
    const messages = readMessages(frame.messages, hub.limits);
    if (!permits(connection.grant.capability, channelName, 'publish')) throw notPermitted('publish');
    const attachment = hub.channels.get(channelName)?.attachments.get(connection.id);
    if (attachment && (attachment.modes & flag.publish) === 0) throw notPermitted('publish mode');
    return appendMessages(hub, channelName, {
      id: `${connection.id}:${Number(frame.msgSerial)}`,
      connectionId: connection.id,
      messages: messages.map((message) =>
        withClientId(message, assertClientId(connection.grant, message.clientId)),
      ),
    });
  });
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
  const appended = hub.append({ channel, ...publish, once });
  return appended instanceof Promise ? appended.then(serialsOf) : serialsOf(appended);
}

export const serialsOf = (entry: LogEntry): Serials =>
  (entry.messages ?? []).map((_message, index) => messageSerial(entry, index));

export const messageSerial = (entry: LogEntry, index: number) => `${entry.serial}:${index}`;

/**
 * A publish arrives again after a resume when its ACK was lost: it is answered again from memory and not
 * appended again.
 */
export function answerOnce(
  hub: HubCore,
  connection: Connection,
  frame: Fields,
  act: () => Serials | Promise<Serials>,
): void {
  const msgSerial = Number(frame.msgSerial);
  if (!Number.isSafeInteger(msgSerial) || msgSerial < 0) return;
  const earlier = connection.earlierResult(msgSerial);
  if (earlier) {
    if (!(earlier instanceof Promise)) connection.transport?.ack(msgSerial, earlier);
    return;
  }
  try {
    if (!connection.publishes.take(1, hub.clock.now())) throw publishingTooFast();
    const result = act();
    connection.rememberResult(msgSerial, result);
    answer(connection, msgSerial, result);
  } catch (error) {
    refuse(connection, msgSerial, error);
  }
}

function answer(connection: Connection, msgSerial: number, result: Serials | Promise<Serials>): void {
  if (!(result instanceof Promise)) {
    connection.transport?.ack(msgSerial, result);
    return;
  }
  result.then(
    (serials) => {
      connection.rememberResult(msgSerial, serials);
      connection.transport?.ack(msgSerial, serials);
    },
    () => refuse(connection, msgSerial, unavailable()),
  );
}

function refuse(connection: Connection, msgSerial: number, error: unknown): void {
  if (!(error instanceof HubError)) throw error;
  connection.transport?.send({ action: action.nack, msgSerial, count: 1, error: error.toErrorInfo() });
}

export const assertFits = (bytes: number, limit: number) => {
  if (bytes > limit) throw tooLarge(limit);
};
