import { type Message, messageSchemas } from '#contract/messages/message-schemas.ts';
import { belongsOn } from '#contract/messages/messages.ts';
import { cleanMessage } from './clean-message.ts';

/**
 * A message of the message table, without unknown fields, which a newer server may send; undefined for anything else,
 * since with a hosted public key anybody can publish. Loaded with the connection.
 */
export function parseMessage(channel: string, name: string, payload: unknown): Message | undefined {
  if (!belongsOn(channel, name)) return undefined;
  const data = cleanMessage(messageSchemas[name], payload);
  return data === undefined ? undefined : ({ name, data } as Message);
}
