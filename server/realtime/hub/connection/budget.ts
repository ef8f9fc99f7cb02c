import type { Grant } from '../auth/credentials.ts';
import { type HubLimits, RateLimiter } from '../limits.ts';

/**
 * What one sender may still send. All connections of a token's client id share it, and it is remembered until it is
 * full again: neither more tabs nor coming back bring more.
 */
export class Budget {
  readonly publishes: RateLimiter;
  /** Members entered, updated and left. */
  readonly presence: RateLimiter;
  /** ATTACH, DETACH and SYNC: each may be answered with all members and a backlog. */
  readonly attaches: RateLimiter;
  readonly frames: RateLimiter;
  readonly bytes: RateLimiter;
  /** Connections that draw on it, those that may still be resumed included. */
  holders = 0;
  readonly #published = new Set<string>();

  constructor(limits: HubLimits, now: number) {
    this.publishes = new RateLimiter(limits.publishesPerSecond, limits.publishBurst, now);
    this.presence = new RateLimiter(limits.presencePerSecond, limits.presenceBurst, now);
    this.attaches = new RateLimiter(limits.attachesPerSecond, limits.attachBurst, now);
    this.frames = new RateLimiter(limits.framesPerSecond, limits.frameBurst, now);
    this.bytes = new RateLimiter(limits.bytesPerSecond, limits.byteBurst, now);
  }

  /** A pattern allows any number of names; each that is used is kept for minutes. */
  mayPublishTo(channel: string, most: number): boolean {
    if (this.#published.has(channel)) return true;
    if (this.#published.size >= most) return false;
    this.#published.add(channel);
    return true;
  }

  isFull(now: number): boolean {
    return [this.publishes, this.presence, this.attaches, this.frames, this.bytes].every((each) =>
      each.isFull(now),
    );
  }
}

/** The budgets of all client ids that were here lately. */
export class Budgets {
  readonly #limits: HubLimits;
  readonly #byClient = new Map<string, Budget>();

  constructor(limits: HubLimits) {
    this.#limits = limits;
  }

  /** A client with a key chooses any client id: there each connection has its own budget. */
  of(
    { keyName, clientId, expiresAt }: Pick<Grant, 'keyName' | 'clientId' | 'expiresAt'>,
    now: number,
  ): Budget {
    if (clientId === undefined || expiresAt === undefined) return new Budget(this.#limits, now);
    const name = `${keyName} ${clientId}`;
    const known = this.#byClient.get(name);
    if (known) return known;
    const created = new Budget(this.#limits, now);
    this.#byClient.set(name, created);
    return created;
  }

  collect(now: number): void {
    for (const [name, budget] of this.#byClient)
      if (budget.holders === 0 && budget.isFull(now)) this.#byClient.delete(name);
  }
}
