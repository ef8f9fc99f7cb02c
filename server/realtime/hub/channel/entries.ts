import type { Connections } from '../connection/connections.ts';
import { reportUnavailable, unavailable } from '../hub-error.ts';
import { presenceAction, type WireMessage } from '../protocol.ts';
import type { ChannelLog, DraftEntry, LogEntry } from './channel-log.ts';
import { isPersisted } from './channel-name.ts';
import type { Channels } from './channels.ts';
import type { HistoryStore, HistoryWindow } from './history-store.ts';

/** What this node writes to the log and the history, and reads back from them. */
export class Entries {
  readonly #log: ChannelLog;
  readonly #history: HistoryStore | undefined;
  readonly #channels: Pick<Channels, 'get'>;
  readonly #connections: Pick<Connections, 'get'>;
  readonly #onError: (error: unknown) => void;
  readonly #owed: DraftEntry[] = [];

  constructor(given: {
    log: ChannelLog;
    history: HistoryStore | undefined;
    channels: Pick<Channels, 'get'>;
    connections: Pick<Connections, 'get'>;
    onError: (error: unknown) => void;
  }) {
    this.#log = given.log;
    this.#history = given.history;
    this.#channels = given.channels;
    this.#connections = given.connections;
    this.#onError = given.onError;
  }

  /** Resolves when the entry is in the log and, on a persisted channel, in the history too. */
  append(draft: DraftEntry): LogEntry | Promise<LogEntry> {
    const appended = this.#log.append(draft);
    const isKept = this.#history && draft.messages && isPersisted(draft.channel);
    if (!isKept && !(appended instanceof Promise)) return appended;
    return this.#settle(appended, isKept ? draft.messages : undefined);
  }

  async #settle(appended: LogEntry | Promise<LogEntry>, kept: WireMessage[] | undefined): Promise<LogEntry> {
    const entry = await Promise.resolve(appended).catch(() => Promise.reject(unavailable()));
    if (!kept) return entry;
    await this.#history?.append({ ...entry, messages: kept }).catch(reportUnavailable(this.#onError));
    return entry;
  }

  /** Appends without a waiting caller; where the log is unreachable, `appendOwed` retries. */
  appendLater(draft: DraftEntry): void {
    const appended = this.append(draft);
    if (appended instanceof Promise) appended.catch(() => this.#owed.push(draft));
  }

  appendOwed(): void {
    for (const draft of this.#owed.splice(0)) if (this.#isStillDue(draft)) this.appendLater(draft);
  }

  /** A leave is due while its connection is gone, an entry while the member is the one it names. */
  #isStillDue({ channel, connectionId = '', presence = [] }: DraftEntry): boolean {
    const members = this.#channels.get(channel)?.presence;
    const isHere = this.#connections.get(connectionId)?.transport !== undefined;
    return presence.some(({ action, clientId, id }) => {
      const member = members?.get(connectionId, clientId);
      return action === presenceAction.leave ? member && !isHere : member?.id === id;
    });
  }

  /** What is kept of a channel's messages, at least all of that window. */
  async past(name: string, window: HistoryWindow): Promise<LogEntry[]> {
    if (this.#history && isPersisted(name))
      return await this.#history.read(name, window).catch(reportUnavailable(this.#onError));
    return this.#channels.get(name)?.messages.all() ?? [];
  }
}
