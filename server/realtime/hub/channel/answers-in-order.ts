import type { Outcome } from './publish-outcomes.ts';

/**
 * The answers to a connection's publishes, in the order in which those came: a client takes the answer to one for the
 * answer to all before it, so one that is settled waits for those that are still under way.
 */
export class AnswersInOrder {
  readonly #due = new Map<number, Outcome | undefined>();

  /** Takes a place in the order. Whatever comes again while it is due keeps the place that it has. */
  expect(msgSerial: number): void {
    if (!this.#due.has(msgSerial)) this.#due.set(msgSerial, undefined);
  }

  isDue(msgSerial: number): boolean {
    return this.#due.has(msgSerial);
  }

  /** Answers whatever waits no longer for anything before it. */
  settle(msgSerial: number, outcome: Outcome, answer: (msgSerial: number, outcome: Outcome) => void): void {
    this.#due.set(msgSerial, outcome);
    for (const [next, settled] of this.#due) {
      if (settled === undefined) return;
      this.#due.delete(next);
      answer(next, settled);
    }
  }
}
