import { type ChannelLog, type DraftEntry, epochOf, type LogEntry } from './channel-log.ts';
import { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import type { HubKey } from './hub-key.ts';
import type { HubDelays, HubLimits } from './limits.ts';
import { presenceAction } from './protocol.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import { FlushQueue } from './transport.ts';

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
  readonly channels = new Map<string, Channel>();
  readonly connections = new Map<string, Connection>();
  readonly perAddress = new Map<string, number>();
  readonly flushQueue = new FlushQueue();
  openSockets = 0;
  slowConsumers = 0;
  closing = false;
  #forgotten = '';

  constructor(given: {
    keys: readonly HubKey[];
    clock: HubClock;
    limits: HubLimits;
    delays: HubDelays;
    log: ChannelLog;
  }) {
    this.keys = new Map(given.keys.map((key) => [key.name, key]));
    this.clock = given.clock;
    this.limits = given.limits;
    this.delays = given.delays;
    this.log = given.log;
    this.log.follow((entry) => this.channel(entry.channel).apply(entry));
  }

  channel(name: string): Channel {
    const existing = this.channels.get(name);
    if (existing) return existing;
    const kept = name.startsWith(persisted);
    const bounds = {
      maxEntries: kept ? this.limits.persistedEntries : this.limits.replayEntries,
      maxBytes: kept ? this.limits.replayBytes * 4 : this.limits.replayBytes,
      ttl: kept ? this.delays.persistedTtl : this.delays.replayTtl,
      floor: this.#forgotten,
    };
    const created = new Channel(name, new ReplayBuffer(bounds), new ReplayBuffer(bounds), this.clock.now());
    this.channels.set(name, created);
    return created;
  }

  append(draft: DraftEntry): LogEntry | Promise<LogEntry> {
    return this.log.append(draft);
  }

  isKnownEpoch(serial: string): boolean {
    return epochOf(serial) === this.log.epoch;
  }

  /** Ends the membership of a connection on a channel, as if it had left. */
  leave(connection: Connection, channelName: string): void {
    connection.presentOn.delete(channelName);
    const channel = this.channels.get(channelName);
    const leaves = channel?.leavesOf(connection.id) ?? [];
    if (leaves.length === 0) return;
    void this.append({
      channel: channelName,
      id: `left-${connection.id}-${this.log.head()}`,
      connectionId: connection.id,
      presence: leaves.map(({ clientId, data, encoding }, index) => ({
        action: presenceAction.leave,
        clientId,
        ...(data === undefined ? {} : { data }),
        ...(encoding === undefined ? {} : { encoding }),
        id: `left-${connection.id}:${this.log.head()}:${index}`,
      })),
    });
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
    this.connections.delete(connection.id);
  }

  /** Forgets what has aged; a channel goes once nobody could resume on it. */
  collect(now: number): void {
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
