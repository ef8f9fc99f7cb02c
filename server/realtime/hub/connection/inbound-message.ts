import { badData, badFrame, badRequest, foreignClientId, tooLarge } from '../hub-error.ts';
import type { HubLimits } from '../limits.ts';
import type { WireMessage } from '../protocol.ts';
import type { Connection } from './connection.ts';

const deepest = 16;
const longestId = 256;

export type Fields = Record<string, unknown>;

/** A MESSAGE or PRESENCE frame whose number and channel have been read. */
export interface InboundPublish {
  frame: Fields;
  msgSerial: number;
  channel: string;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without its number nothing can be answered: the frame counts as malformed. */
export function readMsgSerial({ msgSerial }: Fields): number {
  if (typeof msgSerial === 'number' && Number.isSafeInteger(msgSerial) && msgSerial >= 0) return msgSerial;
  throw badFrame('no msgSerial');
}

/** Flags as a number; none when there are none. */
export function readFlags({ flags }: Fields): number {
  if (flags === undefined || flags === null) return 0;
  if (typeof flags === 'number') return flags;
  throw badRequest('flags must be a number');
}

/** Checks what a client wants published and keeps only the fields the protocol knows. */
export function readMessages(value: unknown, limits: HubLimits): WireMessage[] {
  if (!Array.isArray(value) || value.length === 0) throw badRequest('messages must be a non-empty array');
  if (value.length > limits.messagesPerPublish) throw badRequest('too many messages in one publish');
  let bytes = 0;
  const messages = value.map((item: unknown) => {
    const message = readMessage(item);
    bytes += sizeOf(message);
    return message;
  });
  if (bytes > limits.messageBytes) throw tooLarge(limits.messageBytes);
  return messages;
}

function readMessage(value: unknown): WireMessage {
  if (!isFields(value)) throw badRequest('a message must be an object');
  const name = readText(value, 'name');
  const id = readId(value);
  const clientId = readText(value, 'clientId');
  const extras = readExtras(value.extras);
  return {
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    ...readPayload(value),
    ...(clientId === undefined ? {} : { clientId }),
    ...(extras === undefined ? {} : { extras }),
  };
}

/** `data` and `encoding`; a bare JSON value becomes text with the encoding `json`, as the SDK would send it. */
export function readPayload(value: Fields): { data?: string; encoding?: string } {
  const { data } = value;
  const encoding = readText(value, 'encoding');
  if (data === undefined || data === null) return {};
  if (typeof data === 'string') return encoding === undefined ? { data } : { data, encoding };
  if (typeof data !== 'object') throw badData();
  return { data: boundedJson(data), encoding: encoding ? `${encoding}/json` : 'json' };
}

export function readExtras(value: unknown): Fields | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isFields(value)) throw badRequest('extras must be an object');
  boundedJson(value);
  return value;
}

export function readText(value: Fields, field: string): string | undefined {
  const text = value[field];
  if (text === undefined || text === null) return undefined;
  if (typeof text !== 'string') throw badRequest(`${field} must be a string`);
  return text;
}

/** Names are remembered for minutes, so a long one is refused. */
export function readId(value: Fields): string | undefined {
  const id = readText(value, 'id');
  if (id !== undefined && id.length > longestId)
    throw badRequest(`an id has at most ${longestId} characters`);
  return id;
}

function boundedJson(value: object): string {
  if (depthOf(value, 0) > deepest) throw badRequest('the JSON is nested too deeply');
  return JSON.stringify(value);
}

function depthOf(value: unknown, level: number): number {
  if (typeof value !== 'object' || value === null || level > deepest) return level;
  let deepestChild = level;
  for (const child of Object.values(value)) deepestChild = Math.max(deepestChild, depthOf(child, level + 1));
  return deepestChild;
}

export function sizeOf(message: {
  name?: string;
  data?: string;
  encoding?: string;
  clientId?: string;
  extras?: Fields;
}): number {
  return (
    Buffer.byteLength(message.data ?? '') +
    (message.name?.length ?? 0) +
    (message.encoding?.length ?? 0) +
    (message.clientId?.length ?? 0) +
    (message.extras ? JSON.stringify(message.extras).length : 0)
  );
}

/** The client id a message bears: the connection's own, or one it is free to choose. */
export function assertClientId(grant: Connection['grant'], claimed: string | undefined): string | undefined {
  if (claimed === undefined || claimed === grant.clientId) return grant.clientId;
  if (grant.anyClientId && grant.clientId === undefined && claimed !== '*') return claimed;
  throw foreignClientId();
}
