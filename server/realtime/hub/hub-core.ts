import type { FindRevoked } from './auth/credentials.ts';
import type { HubKey } from './auth/hub-key.ts';
import { Channel } from './channel/channel.ts';
import { type ChannelLog, type DraftEntry, epochOf, type LogEntry } from './channel/channel-log.ts';
import type { HistoryStore, HistoryWindow } from './channel/history-store.ts';
import { ReplayBuffer } from './channel/replay-buffer.ts';
import { Budgets } from './connection/budget.ts';
import type { Connection } from './connection/connection.ts';
import type { ConnectionDirectory } from './connection/connection-directory.ts';
import { breakContinuity } from './connection/continuity.ts';
import { FlushQueue } from './connection/transport.ts';
import { reportUnavailable, tokenRevoked, unavailable } from './hub-error.ts';
import type { HubDelays, HubLimits } from './limits.ts';
import { leftMark, stillPresent } from './presence/presence-repair.ts';
import { action, presenceAction, type WireMessage } from './protocol.ts';

export interface HubClock {
  now(): number;
}

const persisted = 'persisted:';

/** What all parts of one hub share: its keys, its channels, its connections and the log they follow. */
export class HubCore {
  readonly keys: ReadonlyMap<string, HubKey>;
  readonly clock: HubClock;
  readonly limits: HubLimits;
  readonly delays: HubDelays;
  readonly log: ChannelLog;
  readonly directory: ConnectionDirectory | undefined;
  readonly history: HistoryStore | undefined;
  readonly findRevoked: FindRevoked | undefined;
  readonly channels = new Map<string, Channel>();
  readonly connections = new Map<string, Connection>();
  readonly perAddress = new Map<string, number>();
  readonly budgets: Budgets;
  readonly flushQueue = new FlushQueue();
  openSockets = 0;
  slowConsumers = 0;
  /** How often somebody was cut off: what was looked up before may be out of date. */
  cuts = 0;
  readonly onError: (error: unknown) => void;
  /** Until the log has been read nobody can be told what they missed. */
  ready = false;
  closing = false;
  #forgotten = '';
  readonly #owed: DraftEntry[] = [];

  constructor(given: {
    keys: readonly HubKey[];
    clock: HubClock;
    limits: HubLimits;
    delays: HubDelays;
    log: ChannelLog;
    directory?: ConnectionDirectory | undefined;
    history?: HistoryStore | undefined;
    findRevoked?: FindRevoked | undefined;
    onError: (error: unknown) => void;
  }) {
    this.onError = given.onError;
    this.keys = new Map(given.keys.map((key) => [key.name, key]));
    this.clock = given.clock;
    this.limits = given.limits;
    this.delays = given.delays;
    this.budgets = new Budgets(given.limits);
    this.log = given.log;
    this.directory = given.directory;
    this.directory?.onMoved((id) => this.forget(id));
    this.history = given.history;
    this.findRevoked = given.findRevoked;
    this.log.follow(
      (entry) => this.#apply(entry),
      () => breakContinuity(this),
    );
  }

  #apply(entry: LogEntry): void {
    if (entry.cut !== undefined) {
      this.cut(entry.cut);
      return;
    }
    const repair = this.directory && stillPresent(this, entry);
    this.channel(entry.channel).apply(entry);
    if (repair) this.appendLater(repair);
  }

  async start(): Promise<void> {
    await this.log.start();
    this.ready = true;
  }

  channel(name: string): Channel {
    const existing = this.channels.get(name);
    if (existing) return existing;
    const { limits, delays } = this;
    const isKept = name.startsWith(persisted) && !this.history;
    const bounds = {
      maxEntries: isKept ? limits.persistedEntries : limits.replayEntries,
      maxBytes: isKept ? limits.persistedBytes : limits.replayBytes,
      ttl: isKept ? delays.persistedTtl : delays.replayTtl,
      floor: this.#forgotten,
    };
    const created = new Channel(name, new ReplayBuffer(bounds), new ReplayBuffer(bounds), this.clock.now());
    this.channels.set(name, created);
    return created;
  }

  /** What is kept of a channel's messages, at least all of that window. */
  async pastMessages(name: string, window: HistoryWindow): Promise<LogEntry[]> {
    if (this.history && name.startsWith(persisted))
      return await this.history.read(name, window).catch(reportUnavailable(this.onError));
    return this.channels.get(name)?.messages.all() ?? [];
  }

  /** Resolves when the entry is in the log and, on a persisted channel, in the history too. */
  append(draft: DraftEntry): LogEntry | Promise<LogEntry> {
    const appended = this.log.append(draft);
    const isKept = this.history && draft.messages && draft.channel.startsWith(persisted);
    if (!isKept && !(appended instanceof Promise)) return appended;
    return this.#settle(appended, isKept ? draft.messages : undefined);
  }

  async #settle(appended: LogEntry | Promise<LogEntry>, kept: WireMessage[] | undefined): Promise<LogEntry> {
    const entry = await Promise.resolve(appended).catch(() => Promise.reject(unavailable()));
    if (!kept) return entry;
    await this.history?.append({ ...entry, messages: kept }).catch(reportUnavailable(this.onError));
    return entry;
  }

  /** Appends what nobody waits for; where the log is away, `appendOwed` tries again. */
  appendLater(draft: DraftEntry): void {
    const appended = this.append(draft);
    if (appended instanceof Promise) appended.catch(() => this.#owed.push(draft));
  }

  appendOwed(): void {
    for (const draft of this.#owed.splice(0)) if (this.#isStillDue(draft)) this.appendLater(draft);
  }

  /** A leave is due while its connection is gone, an entry while the member is the one it names. */
  #isStillDue({ channel, connectionId = '', presence = [] }: DraftEntry): boolean {
    const members = this.channels.get(channel)?.presence;
    const isHere = this.connections.get(connectionId)?.transport !== undefined;
    return presence.some(({ action, clientId, id }) => {
      const member = members?.get(connectionId, clientId);
      return action === presenceAction.leave ? member && !isHere : member?.id === id;
    });
  }

  isKnownEpoch(serial: string): boolean {
    return epochOf(serial) === this.log.epoch;
  }

  /** Ends the membership of a connection on a channel, as if it had left. */
  leave(connection: Connection, channelName: string): void {
    connection.presentOn.delete(channelName);
    this.leaveFor(connection.id, channelName);
  }

  leaveFor(connectionId: string, channelName: string): void {
    const leaves = this.channels.get(channelName)?.leavesOf(connectionId) ?? [];
    if (leaves.length === 0) return;
    const id = `${leftMark}${connectionId}-${this.log.head()}`;
    this.appendLater({
      channel: channelName,
      id,
      connectionId,
      presence: leaves.map(({ clientId }) => ({ action: presenceAction.leave, clientId })),
    });
  }

  /**
   * Ends the presence of a connection that has been silent too long, unless another node carries it by now and
   * the word of that was lost.
   */
  async endPresence(connection: Connection): Promise<void> {
    const record = await this.directory?.find(connection.id);
    if (connection.transport) return;
    if (record && record.node !== this.directory?.node) this.forget(connection.id);
    else this.leaveEverywhere(connection);
  }

  leaveEverywhere(connection: Connection): void {
    for (const name of [...connection.presentOn]) this.leave(connection, name);
    connection.presenceLeft = true;
  }

  detach(connection: Connection, channelName: string): void {
    connection.channels.delete(channelName);
    const channel = this.channels.get(channelName);
    if (!channel) return;
    channel.attachments.delete(connection.id);
    channel.idleSince = this.clock.now();
  }

  detachAll(connection: Connection): void {
    for (const name of [...connection.channels]) this.detach(connection, name);
  }

  dispose(connection: Connection): void {
    this.detachAll(connection);
    this.leaveEverywhere(connection);
    this.#drop(connection);
    this.directory?.remove(connection.id);
  }

  keep(connection: Connection): void {
    if (this.connections.has(connection.id)) return;
    this.connections.set(connection.id, connection);
    connection.budget.holders += 1;
  }

  #drop(connection: Connection): void {
    if (this.connections.delete(connection.id)) connection.budget.holders -= 1;
  }

  /** Nothing more is said to this client until it comes back; its members stay present for the grace. */
  cut(clientId: string): void {
    this.cuts += 1;
    for (const connection of this.connections.values()) {
      if (connection.grant.clientId !== clientId) continue;
      this.detachAll(connection);
      connection.transport?.end({ action: action.disconnected, error: tokenRevoked().toErrorInfo() });
    }
  }

  /** Another node carries the connection on: its members stay present. */
  forget(id: string): void {
    const connection = this.connections.get(id);
    if (!connection) return;
    this.detachAll(connection);
    this.#drop(connection);
    connection.transport?.destroy();
    connection.transport = undefined;
  }

  /** Nothing before the head can be replayed any more, on no channel. */
  forgetPast(): void {
    this.#forgotten = this.log.head();
    for (const { messages, presenceEvents } of this.channels.values())
      for (const buffer of [messages, presenceEvents]) buffer.forget(this.#forgotten);
  }

  /** Forgets what has aged; a channel goes once nobody could resume on it. */
  collect(now: number): void {
    this.budgets.collect(now);
    for (const channel of this.channels.values()) {
      channel.messages.trim(now);
      channel.presenceEvents.trim(now);
      if (!channel.isIdle || channel.messages.size > 0 || channel.presenceEvents.size > 0) continue;
      if (channel.idleSince > now - this.delays.replayTtl - this.delays.connectionStateTtl) continue;
      if (channel.messages.floor > this.#forgotten) this.#forgotten = channel.messages.floor;
      this.channels.delete(channel.name);
    }
  }
}
