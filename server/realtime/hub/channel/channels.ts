import type { HubClock } from '../hub-clock.ts';
import type { HubDelays, HubLimits } from '../limits.ts';
import { Channel } from './channel.ts';
import { isPersisted } from './channel-name.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** The channels of one node: each there from its first use until nobody could resume on it. */
export class Channels {
  readonly #clock: HubClock;
  readonly #limits: HubLimits;
  readonly #delays: HubDelays;
  readonly #hasHistory: boolean;
  readonly #byName = new Map<string, Channel>();
  #forgotten = '';

  constructor(given: {
    clock: HubClock;
    limits: HubLimits;
    delays: HubDelays;
    /** Persisted messages are kept elsewhere. */
    hasHistory: boolean;
  }) {
    this.#clock = given.clock;
    this.#limits = given.limits;
    this.#delays = given.delays;
    this.#hasHistory = given.hasHistory;
  }

  get size(): number {
    return this.#byName.size;
  }

  get(name: string): Channel | undefined {
    return this.#byName.get(name);
  }

  values(): Iterable<Channel> {
    return this.#byName.values();
  }

  open(name: string): Channel {
    const existing = this.#byName.get(name);
    if (existing) return existing;
    const isKept = isPersisted(name) && !this.#hasHistory;
    const bounds = {
      maxEntries: isKept ? this.#limits.persistedEntries : this.#limits.replayEntries,
      maxBytes: isKept ? this.#limits.persistedBytes : this.#limits.replayBytes,
      ttl: isKept ? this.#delays.persistedTtl : this.#delays.replayTtl,
      floor: this.#forgotten,
    };
    const created = new Channel(name, new ReplayBuffer(bounds), new ReplayBuffer(bounds), this.#clock);
    this.#byName.set(name, created);
    return created;
  }

  /** Nothing before the head of the log can be replayed any more, on no channel. */
  forgetPast(head: string): void {
    this.#forgotten = head;
    for (const { messages, presenceEvents } of this.#byName.values())
      for (const buffer of [messages, presenceEvents]) buffer.forget(head);
  }

  /** Forgets what has aged. */
  collect(): void {
    const now = this.#clock.now();
    const idleBefore = this.#clock.elapsed() - this.#delays.replayTtl - this.#delays.connectionStateTtl;
    for (const channel of this.#byName.values()) {
      channel.messages.trim(now);
      channel.presenceEvents.trim(now);
      if (!channel.isIdle || channel.messages.size > 0 || channel.presenceEvents.size > 0) continue;
      if (channel.idleSince > idleBefore) continue;
      if (channel.messages.floor > this.#forgotten) this.#forgotten = channel.messages.floor;
      this.#byName.delete(channel.name);
    }
  }
}
