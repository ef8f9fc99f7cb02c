import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { PgliteSource } from './pglite-source.ts';
import type { WorkerAnswer, WorkerRequest } from './pglite-worker.ts';

const openWithinMs = 120_000;
/** A timer may be due before the answer that arrived meanwhile was read. */
const graceMs = 100;

/**
 * The wire to the embedded database. PGlite's queries block the thread that runs them, so it lives in a worker of its
 * own. A worker that fails or keeps one silent for too long is ended, and with it this wire: what waits is rejected.
 */
export class PgliteWire {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  readonly #broken = Promise.withResolvers<DatabaseUnavailable>();
  #nextId = 1;
  #failure: DatabaseUnavailable | undefined;
  #terminated: Promise<unknown> = Promise.resolve();

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', ({ id, bytes }: WorkerAnswer) => this.#settle(id, bytes));
    worker.on('messageerror', (cause) => this.break('sent what cannot be read', cause));
    worker.on('error', (cause) => this.break('failed', cause));
    worker.on('exit', (code) => this.break(`ended with exit code ${code}`));
  }

  static async open(source: PgliteSource): Promise<PgliteWire> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: source,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    const opening = new AbortController();
    const slow = setTimeout(() => opening.abort(), openWithinMs);
    try {
      await once(worker, 'message', { signal: opening.signal });
    } catch (cause) {
      await worker.terminate();
      throw cause;
    } finally {
      clearTimeout(slow);
    }
    return new PgliteWire(worker);
  }

  /** Why no more queries can be sent, once that is so. */
  get failure(): DatabaseUnavailable | undefined {
    return this.#failure;
  }

  /** Resolves once the wire is broken. */
  get broken(): Promise<DatabaseUnavailable> {
    return this.#broken.promise;
  }

  /** Resolves once a broken wire's worker no longer touches its folder. */
  get terminated(): Promise<unknown> {
    return this.#terminated;
  }

  /** Rejects with DatabaseUnavailable where the answer takes longer than `withinMs`. */
  async send(message: Buffer, withinMs: number): Promise<Buffer> {
    const own = new Uint8Array(message);
    let timer: NodeJS.Timeout | undefined;
    const expire = () => this.break(`took longer than ${withinMs} ms over a query`);
    if (Number.isFinite(withinMs))
      timer = setTimeout(() => {
        timer = setTimeout(expire, graceMs);
      }, withinMs);
    try {
      return await this.#ask(own);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the worker at once, and rejects what waits for it. */
  break(reason: string, cause?: unknown): void {
    if (this.#failure) return;
    const failure = new DatabaseUnavailable(`The embedded database ${reason}`, { cause });
    this.#failure = failure;
    this.#terminated = this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(failure);
    this.#waiting.clear();
    this.#broken.resolve(failure);
  }

  async close(withinMs: number): Promise<void> {
    if (this.#failure) return void (await this.#terminated);
    const slow = setTimeout(() => this.break('did not close in time'), withinMs);
    await this.#ask(null).catch(() => undefined);
    clearTimeout(slow);
    this.break('is closed');
    await this.#terminated;
  }

  #ask(message: Uint8Array<ArrayBuffer> | null): Promise<Buffer> {
    if (this.#failure) throw this.#failure;
    const id = this.#nextId++;
    const answer = Promise.withResolvers<Buffer>();
    this.#waiting.set(id, answer);
    this.#worker.ref();
    this.#worker.postMessage({ id, message } satisfies WorkerRequest, message ? [message.buffer] : []);
    return answer.promise;
  }

  #settle(id: number, bytes: Uint8Array): void {
    this.#waiting.get(id)?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker.unref();
  }
}
