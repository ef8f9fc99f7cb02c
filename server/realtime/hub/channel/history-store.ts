import type { LogEntry } from './channel-log.ts';

/** A stretch of a channel's past: of the entries between these serials and times, the first ones in that order. */
export interface HistoryWindow {
  /** Serials, both included. */
  after: string | undefined;
  before: string | undefined;
  /** Milliseconds, both included. */
  start: number;
  end: number;
  newestFirst: boolean;
  limit: number;
}

/** Where the messages of `persisted:` channels outlive the process. */
export interface HistoryStore {
  /** Resolves once the entry is safe; the same entry may come twice. */
  append(entry: LogEntry): Promise<void>;
  /** Entries in the order of the window. */
  read(channel: string, window: HistoryWindow): Promise<LogEntry[]>;
}
