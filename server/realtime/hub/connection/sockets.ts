import type { HubLimits } from '../limits.ts';
import { FlushQueue, type Transport } from './transport.ts';

/** The sockets of this node, those just being let in among them: how many, from where, and how many could not keep up. */
export class Sockets {
  readonly flushQueue = new FlushQueue();
  readonly transports = new Set<Transport>();
  readonly #limits: HubLimits;
  readonly #perAddress = new Map<string, number>();
  open = 0;
  slow = 0;

  constructor(limits: HubLimits) {
    this.#limits = limits;
  }

  /** Room for one more, in all and from this address, and how to give it back; undefined when there is none. */
  reserve(address: string): (() => void) | undefined {
    const here = this.#perAddress.get(address) ?? 0;
    if (this.open >= this.#limits.connections || here >= this.#limits.connectionsPerAddress) return undefined;
    this.open += 1;
    this.#perAddress.set(address, here + 1);
    return () => {
      this.open -= 1;
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    };
  }
}
