import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { DrawingKind, Drawings } from '../documents/drawings.ts';
import { createDrawingCache } from './drawing-cache.ts';

/** Far above what the largest document takes on a busy machine. */
const drawnWithinMs = 30_000;
/** Without work the thread ends, and with it the fonts that it has parsed. */
const idleMs = 5 * 60_000;
const memoryMb = 512;

/** `given` is the drawing's data, serialized. */
export interface DrawingRequest {
  kind: DrawingKind;
  given: Uint8Array;
}

export type DrawingAnswer = { drawn: Uint8Array | null } | { failure: string };

interface Job extends DrawingRequest {
  answer: PromiseWithResolvers<Uint8Array | null>;
}

export type DocumentDrawing = ReturnType<typeof createDocumentDrawing>;

/**
 * Draws documents in a worker thread, one after another, so that drawing never holds the event loop. A worker that
 * fails, fills its memory or takes too long is ended: its drawing rejects, and the next ones get a new worker. What was
 * drawn is kept for a while by its data, and the same document asked for twice at once is drawn once.
 */
export function createDocumentDrawing({
  clock,
  log,
  entry,
}: {
  clock: Clock;
  log: Logger;
  /** The worker's file. */
  entry: URL;
}) {
  const kept = createDrawingCache(clock);
  const queue: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let cancelTimer = () => {};
  let isClosed = false;

  function settle(act: (job: Job) => void): void {
    cancelTimer();
    const job = current;
    current = undefined;
    if (job) act(job);
    next();
  }

  /** Ends the worker; the job that it was at is rejected. */
  function abandon(failed: Worker, err: Error): void {
    if (worker !== failed) return;
    worker = undefined;
    void failed.terminate();
    if (!isClosed) log.error({ err, drawing: current?.kind }, 'the drawing worker is replaced');
    settle(({ answer }) => answer.reject(err));
  }

  function startWorker(): Worker {
    const made = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    made.on('message', (answer: DrawingAnswer) => {
      if (worker !== made) return;
      settle((job) =>
        'drawn' in answer ? job.answer.resolve(answer.drawn) : job.answer.reject(new Error(answer.failure)),
      );
    });
    made.on('messageerror', (cause) => abandon(made, cause));
    made.on('error', (cause) =>
      abandon(made, cause instanceof Error ? cause : new Error(String(cause), { cause })),
    );
    made.on('exit', (code) => abandon(made, new Error(`The drawing worker ended with exit code ${code}`)));
    return made;
  }

  function next(): void {
    if (current || isClosed) return;
    const job = queue.shift();
    if (!job) {
      rest();
      return;
    }
    const used = worker ?? startWorker();
    worker = used;
    current = job;
    used.ref();
    cancelTimer = clock.after(drawnWithinMs, () =>
      abandon(used, new Error(`A drawing took longer than ${drawnWithinMs} ms`)),
    );
    const { kind, given } = job;
    used.postMessage({ kind, given } satisfies DrawingRequest);
  }

  function rest(): void {
    worker?.unref();
    cancelTimer = clock.after(idleMs, () => {
      kept.clear();
      const idle = worker;
      worker = undefined;
      void idle?.terminate();
    });
  }

  function enqueue(kind: DrawingKind, given: Uint8Array): Promise<Uint8Array | null> {
    if (isClosed) return Promise.reject(new Error('Drawing has ended'));
    const answer = Promise.withResolvers<Uint8Array | null>();
    queue.push({ kind, given, answer });
    if (!current) cancelTimer();
    next();
    return answer.promise;
  }

  /** Serialized, so that the key covers all that is drawn and the worker gets a copy. */
  async function draw<Kind extends DrawingKind>(
    kind: Kind,
    data: Drawings[Kind],
  ): Promise<Uint8Array | null> {
    const given = new Uint8Array(serialize(data));
    const key = `${kind} ${createHash('sha256').update(given).digest('base64url')}`;
    return kept.find(key, () => enqueue(kind, given));
  }

  return {
    /** PDF bytes, the same for the same data. Rejects where the worker fails. */
    async pdf<Kind extends Exclude<DrawingKind, 'picture'>>(
      kind: Kind,
      data: Drawings[Kind],
    ): Promise<Uint8Array> {
      const drawn = await draw(kind, data);
      if (!drawn) throw new Error(`The drawing ${kind} is empty`);
      return drawn;
    },

    /** Whether a document can show the picture; false too where looking at it ends the worker. */
    async isDrawable(picture: Uint8Array): Promise<boolean> {
      const drawn = await draw('picture', picture).catch(() => null);
      return drawn !== null;
    },

    /** Ends the worker; what waits is rejected. */
    async close(): Promise<void> {
      isClosed = true;
      cancelTimer();
      kept.clear();
      const ended = new Error('Drawing has ended');
      for (const { answer } of [...(current ? [current] : []), ...queue.splice(0)]) answer.reject(ended);
      current = undefined;
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}
