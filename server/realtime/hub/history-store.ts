import type { LogEntry } from './channel-log.ts';

/** Where the messages of `persisted:` channels outlive the process. */
export interface HistoryStore {
  append(entry: LogEntry): Promise<void>;
  /** All that is kept of the channel, oldest first. */
  read(channel: string): Promise<LogEntry[]>;
}
