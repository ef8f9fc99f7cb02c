import type { LogEntry } from './channel-log.ts';

export interface Retained extends LogEntry {
  frame: Buffer;
}

/** The recent entries of one channel, bounded by count, bytes and age; knows up to where it has forgotten. */
export class ReplayBuffer {
  readonly #maxEntries: number;
  readonly #maxBytes: number;
  readonly #ttl: number;
  #entries: Retained[] = [];
  #first = 0;
  #bytes = 0;
  /** Serial of the last entry dropped: a reader before it has missed something. */
  #floor: string;

  constructor(bounds: { maxEntries: number; maxBytes: number; ttl: number; floor: string }) {
    this.#maxEntries = bounds.maxEntries;
    this.#maxBytes = bounds.maxBytes;
    this.#ttl = bounds.ttl;
    this.#floor = bounds.floor;
  }

  get size(): number {
    return this.#entries.length - this.#first;
  }

  get floor(): string {
    return this.#floor;
  }

  push(entry: Retained): void {
    this.#entries.push(entry);
    this.#bytes += entry.frame.length;
    while (this.size > this.#maxEntries || (this.#bytes > this.#maxBytes && this.size > 1)) this.#dropFirst();
  }

  /** Drops everything, so that every reader before `serial` has a gap. */
  forget(serial: string): void {
    this.#entries = [];
    this.#first = 0;
    this.#bytes = 0;
    this.#floor = serial;
  }

  trim(now: number): void {
    while (this.size > 0 && (this.#entries[this.#first]?.timestamp ?? now) < now - this.#ttl)
      this.#dropFirst();
  }

  /** Everything after `serial`, or undefined when part of it is gone. */
  after(serial: string): Retained[] | undefined {
    if (serial < this.#floor) return undefined;
    return this.#entries.slice(this.#indexAfter(serial));
  }

  /** Oldest first. */
  all(): Retained[] {
    return this.#entries.slice(this.#first);
  }

  #indexAfter(serial: string): number {
    let low = this.#first;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.serial ?? '') <= serial) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #dropFirst(): void {
    const entry = this.#entries[this.#first];
    if (!entry) return;
    this.#floor = entry.serial;
    this.#bytes -= entry.frame.length;
    this.#first += 1;
    if (this.#first > 64 && this.#first * 2 > this.#entries.length) {
      this.#entries = this.#entries.slice(this.#first);
      this.#first = 0;
    }
  }
}
