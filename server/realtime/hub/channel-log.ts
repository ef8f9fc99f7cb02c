import { randomBytes } from 'node:crypto';
import type { WireMessage, WirePresence } from './protocol.ts';

export interface DraftEntry {
  channel: string;
  /** `connectionId:msgSerial` for a client's publish; the same id is never appended twice. */
  id: string;
  connectionId?: string;
  messages?: WireMessage[];
  presence?: WirePresence[];
}

export interface LogEntry extends DraftEntry {
  /** Fixed width within one epoch, so that serials of one log compare as text. */
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
  /** Every entry in order, exactly once. */
  follow(listener: (entry: LogEntry) => void): void;
  close(): Promise<void>;
}

export const epochOf = (serial: string) => serial.slice(0, serial.indexOf('-'));

export function createMemoryLog(clock: { now(): number }): ChannelLog {
  const epoch = randomBytes(4).toString('hex');
  let position = 0;
  let listener: (entry: LogEntry) => void = () => undefined;
  const serialAt = (at: number) => `${epoch}-${String(at).padStart(10, '0')}`;
  return {
    epoch,
    head: () => serialAt(position),
    append(draft) {
      position += 1;
      const entry = { ...draft, serial: serialAt(position), timestamp: clock.now() };
      listener(entry);
      return entry;
    },
    follow(next) {
      listener = next;
    },
    close: async () => undefined,
  };
}
