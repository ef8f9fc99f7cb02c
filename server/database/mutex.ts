/** Grants access one caller at a time, in the order of the requests. */
export class Mutex {
  #isTaken = false;
  #waiting: PromiseWithResolvers<void>[] = [];

  /** Resolves when the caller holds the lock, who must `release` it. */
  async acquire(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    const turn = Promise.withResolvers<void>();
    this.#waiting.push(turn);
    await turn.promise;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#isTaken = false;
  }

  /** Rejects every waiting caller; the holder keeps the lock. */
  rejectWaiting(error: Error): void {
    const refused = this.#waiting;
    this.#waiting = [];
    for (const { reject } of refused) reject(error);
  }
}
