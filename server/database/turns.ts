/** One after another, in the order they came. */
export class Turns {
  #isTaken = false;
  #waiting: PromiseWithResolvers<void>[] = [];

  /** Resolves when it is the caller's turn, who must `give` it back. */
  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const turn = Promise.withResolvers<void>();
    this.#waiting.push(turn);
    await turn.promise;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#isTaken = false;
  }

  /** Sends away everybody who waits; whose turn it is keeps it. */
  refuseWaiting(error: Error): void {
    const refused = this.#waiting;
    this.#waiting = [];
    for (const { reject } of refused) reject(error);
  }
}
