export interface HubLimits {
  connections: number;
  connectionsPerAddress: number;
  /** Of one token's client id, those that may still be resumed included. */
  connectionsPerClient: number;
  channelsPerConnection: number;
  /** Bytes of one publish, names and data together. */
  messageBytes: number;
  /** Bytes of one inbound frame; a longer one closes the socket with 1009 and fails the connection with 40009. */
  frameBytes: number;
  messagesPerPublish: number;
  publishesPerSecond: number;
  publishBurst: number;
  /** Data and name of one member. */
  presenceBytes: number;
  presencePerSecond: number;
  presenceBurst: number;
  /** ATTACH, DETACH and SYNC together. */
  attachesPerSecond: number;
  attachBurst: number;
  /** Frames of any kind, pings included. */
  framesPerSecond: number;
  frameBurst: number;
  /** Bytes of inbound frames; far below `outboundBytes`, so that no sender fills a reader's queue. */
  bytesPerSecond: number;
  byteBurst: number;
  /** Bytes waiting for one socket beyond which its client is dropped and left to resume. */
  outboundBytes: number;
  replayEntries: number;
  replayBytes: number;
  persistedEntries: number;
  persistedBytes: number;
  presenceMembersPerChannel: number;
}

export const defaultLimits: HubLimits = {
  connections: 20_000,
  connectionsPerAddress: 1000,
  connectionsPerClient: 50,
  channelsPerConnection: 200,
  messageBytes: 65_536,
  frameBytes: 1_048_576,
  messagesPerPublish: 1000,
  publishesPerSecond: 100,
  publishBurst: 500,
  presenceBytes: 1024,
  presencePerSecond: 5,
  presenceBurst: 5,
  attachesPerSecond: 20,
  attachBurst: 400,
  framesPerSecond: 500,
  frameBurst: 2500,
  bytesPerSecond: 65_536,
  byteBurst: 2_097_152,
  outboundBytes: 8_388_608,
  replayEntries: 5000,
  replayBytes: 4_194_304,
  persistedEntries: 20_000,
  persistedBytes: 16_777_216,
  presenceMembersPerChannel: 2000,
};

/** Times in milliseconds. */
export interface HubDelays {
  connectionStateTtl: number;
  maxIdleInterval: number;
  /** How long a member stays present after its connection dropped without a word. */
  presenceGrace: number;
  /** How long before its expiry a new token is requested from the client. */
  renewBefore: number;
  replayTtl: number;
  persistedTtl: number;
  sweepInterval: number;
  /** How often the tokens of living connections are looked up; no revoked one is served for longer. */
  revocationRound: number;
  drain: number;
}

export const defaultDelays: HubDelays = {
  connectionStateTtl: 120_000,
  maxIdleInterval: 4000,
  presenceGrace: 15_000,
  renewBefore: 30_000,
  replayTtl: 125_000,
  persistedTtl: 24 * 3_600_000,
  sweepInterval: 500,
  revocationRound: 2000,
  drain: 2000,
};

/** A token bucket: `rate` a second, `burst` at once. */
export class RateLimiter {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #updatedAt: number;

  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
    this.#updatedAt = now;
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= this.#burst;
  }

  take(count: number, now: number): boolean {
    this.#refill(now);
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }

  #refill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#updatedAt) / 1000) * this.#rate);
    this.#updatedAt = now;
  }
}
