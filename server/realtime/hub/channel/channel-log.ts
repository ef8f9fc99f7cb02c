import { randomBytes } from 'node:crypto';
import type { WireMessage, WirePresence } from '../protocol.ts';

export interface DraftEntry {
  channel: string;
  id: string;
  /** What bears a name that was appended lately is not appended again; the answer is the earlier entry. */
  once?: string;
  connectionId?: string;
  messages?: WireMessage[];
  presence?: WirePresence[];
  /** A revocation in the log: connections with this client id must present a valid token. */
  cut?: string;
}

export type IsPresent = (channel: string, connectionId: string, clientId: string) => boolean;

export interface LogEntry extends DraftEntry {
  /** Fixed width, so that serials of one log compare as text, also over its epochs. */
  serial: string;
  timestamp: number;
}

/**
 * The one ordered record of everything that happens on all channels. A hub derives replay, history and presence
 * from it alone, so several hubs that follow the same log are one hub.
 */
export interface ChannelLog {
  readonly epoch: string;
  /** The serial of the last entry, or the one before the first. */
  head(): string;
  append(draft: DraftEntry): LogEntry | Promise<LogEntry>;
  /** Every entry in order, exactly once; lost entries are reported before the next one. */
  follow(
    listener: (entry: LogEntry) => void,
    onBreak: () => void,
    /** After lost entries and the enters: which of the known members are still present. */
    onMembers: (isPresent: IsPresent) => void,
  ): void;
  /** Resolves once everything that is still of use has been read, with the serial from which on it has been. */
  start(): Promise<string>;
  close(): Promise<void>;
}

/** In the place of payloads that need not be remembered. */
const nothing: WireMessage = {};
const rememberedNames = 10_000;
const rememberedFor = 120_000;

export const epochOf = (serial: string) => serial.slice(0, serial.indexOf('-'));

/** The serial before the first of the same epoch. */
export const epochStart = (serial: string) =>
  serial.replace(/(?<!\d)\d+$/, (position) => '0'.repeat(position.length));

/** Epochs that begin later compare greater as text, and so do their serials. */
export const newEpoch = (now: number) =>
  `${Math.round(now).toString(16).padStart(12, '0')}${randomBytes(2).toString('hex')}`;

export function createMemoryLog(clock: { now(): number }): ChannelLog {
  const epoch = newEpoch(clock.now());
  let position = 0;
  const once = new Map<string, LogEntry>();
  const remember = (name: string, entry: LogEntry) => {
    once.set(name, { ...entry, messages: entry.messages?.map(() => nothing), presence: undefined });
    for (const [old, { timestamp }] of once) {
      if (once.size <= rememberedNames && timestamp > entry.timestamp - rememberedFor) break;
      once.delete(old);
    }
  };
  let listener: (entry: LogEntry) => void = () => undefined;
  const serialAt = (at: number) => `${epoch}-${String(at).padStart(10, '0')}`;
  return {
    epoch,
    head: () => serialAt(position),
    append({ once: name, ...draft }) {
      const earlier = name === undefined ? undefined : once.get(name);
      if (earlier) return earlier;
      position += 1;
      const entry = { ...draft, serial: serialAt(position), timestamp: clock.now() };
      if (name !== undefined) remember(name, entry);
      listener(entry);
      return entry;
    },
    follow(next) {
      listener = next;
    },
    start: async () => '',
    close: async () => undefined,
  };
}
