import type { Grant } from './credentials.ts';
import type { RateLimiter } from './limits.ts';
import type { Transport } from './transport.ts';

const keptResults = 1024;

/** One client's connection: outlives its socket by two minutes, so that the client can resume it. */
export class Connection {
  readonly id: string;
  key: string;
  /** The key before the last resume: good until the client has shown that it got the new one. */
  formerKey: string | undefined;
  readonly echo: boolean;
  readonly address: string;
  readonly presenceGrace: number;
  readonly channels = new Set<string>();
  readonly presentOn = new Set<string>();
  readonly publishes: RateLimiter;
  grant: Grant;
  transport: Transport | undefined;
  sendsHeartbeats = false;
  maxIdleInterval = 0;
  droppedAt: number | undefined;
  presenceLeft = false;
  renewalAsked = false;
  #nextMsgSerial = 0;
  readonly #results = new Map<number, (string | null)[] | Promise<(string | null)[]>>();

  constructor(given: {
    id: string;
    key: string;
    grant: Grant;
    echo: boolean;
    address: string;
    presenceGrace: number;
    publishes: RateLimiter;
  }) {
    this.id = given.id;
    this.key = given.key;
    this.grant = given.grant;
    this.echo = given.echo;
    this.address = given.address;
    this.presenceGrace = given.presenceGrace;
    this.publishes = given.publishes;
  }

  /** The result of a publish already taken, also one too old to be remembered; undefined for a new one. */
  earlierResult(msgSerial: number): (string | null)[] | Promise<(string | null)[]> | undefined {
    const known = this.#results.get(msgSerial);
    if (known) return known;
    return msgSerial < this.#nextMsgSerial ? [] : undefined;
  }

  rememberResult(msgSerial: number, result: (string | null)[] | Promise<(string | null)[]>): void {
    this.#nextMsgSerial = Math.max(this.#nextMsgSerial, msgSerial + 1);
    this.#results.set(msgSerial, result);
    if (this.#results.size <= keptResults) return;
    const oldest = this.#results.keys().next();
    if (!oldest.done) this.#results.delete(oldest.value);
  }
}
