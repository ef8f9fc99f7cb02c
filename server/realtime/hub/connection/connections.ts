import type { Channels } from '../channel/channels.ts';
import type { HubClock } from '../hub-clock.ts';
import { tokenRevoked } from '../hub-error.ts';
import { action } from '../protocol.ts';
import type { Connection } from './connection.ts';

/** The connections that this node carries or would let resume, and what they are attached to. */
export class Connections {
  readonly #clock: Pick<HubClock, 'elapsed'>;
  readonly #channels: Pick<Channels, 'get'>;
  readonly #byId = new Map<string, Connection>();
  /** The number of disconnections: an earlier look-up may be outdated. */
  cuts = 0;

  constructor(clock: Pick<HubClock, 'elapsed'>, channels: Pick<Channels, 'get'>) {
    this.#clock = clock;
    this.#channels = channels;
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: string): Connection | undefined {
    return this.#byId.get(id);
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  keys(): Iterable<string> {
    return this.#byId.keys();
  }

  values(): Iterable<Connection> {
    return this.#byId.values();
  }

  keep(connection: Connection): void {
    if (this.#byId.has(connection.id)) return;
    this.#byId.set(connection.id, connection);
    connection.budget.holders += 1;
  }

  drop(connection: Connection): void {
    if (this.#byId.delete(connection.id)) connection.budget.holders -= 1;
  }

  detach(connection: Connection, channelName: string): void {
    connection.channels.delete(channelName);
    const channel = this.#channels.get(channelName);
    if (!channel) return;
    channel.attachments.delete(connection.id);
    channel.idleSince = this.#clock.elapsed();
  }

  detachAll(connection: Connection): void {
    for (const name of [...connection.channels]) this.detach(connection, name);
  }

  /** Sends nothing more to this client until it reconnects; its members stay present for the grace period. */
  cut(clientId: string): void {
    this.cuts += 1;
    for (const connection of this.#byId.values()) {
      if (connection.grant.clientId !== clientId) continue;
      this.detachAll(connection);
      connection.transport?.end({ action: action.disconnected, error: tokenRevoked().toErrorInfo() });
    }
  }

  /** Another node carries the connection on: its members stay present. */
  forget(id: string): void {
    const connection = this.#byId.get(id);
    if (!connection) return;
    this.detachAll(connection);
    this.drop(connection);
    connection.transport?.destroy();
    connection.transport = undefined;
  }
}
