import { type Message, messageSchemas } from '#contract/messages/message-schemas.ts';
import { belongsOn } from '#contract/messages/messages.ts';
import { fitTo } from './fit-to.ts';

/**
 * A message that fits the table of messages, without fields that it does not name (a newer server may say more);
 * undefined for everything else, since with a hosted public key anybody can speak. Loaded with the connection.
 */
export function fittingMessage(channel: string, name: string, said: unknown): Message | undefined {
  if (!belongsOn(channel, name)) return undefined;
  const data = fitTo(messageSchemas[name], said);
  return data === undefined ? undefined : ({ name, data } as Message);
}
