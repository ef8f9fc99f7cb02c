import type { HubError } from '../hub-error.ts';

export type Serials = (string | null)[];
export type Outcome = Serials | HubError;

const maxResults = 1024;
const maxRefusals = 4096;

/** What came of a connection's publishes: a client that lost the answer sends the publish again. */
export class PublishOutcomes {
  #next = 0;
  readonly #results = new Map<number, Serials>();
  #refusals: Map<number, HubError> | undefined;

  /** Undefined for a new publish. One too old to be remembered was accepted: refusals are kept longer. */
  find(msgSerial: number): Outcome | undefined {
    const known = this.#results.get(msgSerial) ?? this.#refusals?.get(msgSerial);
    return known ?? (msgSerial < this.#next ? [] : undefined);
  }

  settle(msgSerial: number, outcome: Outcome): void {
    this.#next = Math.max(this.#next, msgSerial + 1);
    if (Array.isArray(outcome)) {
      this.#results.set(msgSerial, outcome);
      dropOldest(this.#results, maxResults);
      return;
    }
    this.#refusals ??= new Map();
    this.#refusals.set(msgSerial, outcome);
    dropOldest(this.#refusals, maxRefusals);
  }
}

function dropOldest(map: Map<number, unknown>, kept: number): void {
  if (map.size <= kept) return;
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}
