import { Check, Clean } from 'typebox/value';
import { messageSchemas } from '#contract/messages/message-schemas.ts';
import { belongsOn } from '#contract/messages/messages.ts';

/**
 * The data of a message that fits the table of messages, without fields that it does not name (a newer server may say
 * more); undefined for everything else, since with a hosted public key anybody can speak. Loaded with the connection.
 */
export function fittingData(channel: string, name: string, data: unknown): unknown {
  if (!belongsOn(channel, name)) return undefined;
  const schema = messageSchemas[name];
  const known = Clean(schema, data);
  return Check(schema, known) ? known : undefined;
}
