import type { FindRevoked } from './auth/credentials.ts';
import type { HubKey } from './auth/hub-key.ts';
import type { ChannelLog, LogEntry } from './channel/channel-log.ts';
import { Channels } from './channel/channels.ts';
import { Entries } from './channel/entries.ts';
import type { HistoryStore } from './channel/history-store.ts';
import { Budgets } from './connection/budget.ts';
import type { ConnectionDirectory } from './connection/connection-directory.ts';
import { Connections } from './connection/connections.ts';
import { breakContinuity } from './connection/continuity.ts';
import { Sockets } from './connection/sockets.ts';
import type { HubClock } from './hub-clock.ts';
import type { HubDelays, HubLimits } from './limits.ts';
import { leaveUnread, stillPresent } from './presence/presence-repair.ts';

/** The ports of one hub, joined: what the log says is applied to its channels and its connections. */
export class HubCore {
  readonly keys: ReadonlyMap<string, HubKey>;
  readonly clock: HubClock;
  readonly limits: HubLimits;
  readonly delays: HubDelays;
  readonly log: ChannelLog;
  readonly directory: ConnectionDirectory | undefined;
  readonly findRevoked: FindRevoked | undefined;
  readonly onError: (error: unknown) => void;
  readonly channels: Channels;
  readonly connections: Connections;
  readonly entries: Entries;
  readonly budgets: Budgets;
  readonly sockets: Sockets;
  /** Before the log has been read, missed messages are unknown. */
  ready = false;
  /** Messages and presence changes applied so far. */
  applied = 0;
  /** What is older was not read when this node started. */
  readSince = '';
  closing = false;

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
    const { clock, limits, delays, log, history, onError } = given;
    this.keys = new Map(given.keys.map((key) => [key.name, key]));
    this.clock = clock;
    this.limits = limits;
    this.delays = delays;
    this.log = log;
    this.directory = given.directory;
    this.findRevoked = given.findRevoked;
    this.onError = onError;
    const channels = new Channels({ clock, limits, delays, hasHistory: history !== undefined });
    const connections = new Connections(clock, channels);
    this.channels = channels;
    this.connections = connections;
    this.entries = new Entries({ log, history, channels, connections, onError });
    this.budgets = new Budgets(limits);
    this.sockets = new Sockets(limits);
    this.directory?.onMoved((id) => connections.forget(id));
    log.follow(
      (entry) => this.#apply(entry),
      () => breakContinuity(this),
      (isPresent) => leaveUnread(this, isPresent),
    );
  }

  #apply(entry: LogEntry): void {
    this.applied += 1;
    if (entry.cut !== undefined) {
      this.connections.cut(entry.cut);
      return;
    }
    const repair = this.directory && stillPresent(this, entry);
    this.channels.open(entry.channel).apply(entry);
    if (repair) this.entries.appendLater(repair);
  }

  async start(): Promise<void> {
    this.readSince = await this.log.start();
    this.ready = true;
  }
}
