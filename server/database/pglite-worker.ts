import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPreparedQueries } from './prepared-queries.ts';

/** A folder, or memory, which may start from a dump's file. */
export type PgliteSource = { directory: string } | { dump: string | undefined };

/** Asked of the worker: one statement, or `close`. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'close' };

export type WorkerAnswer =
  | { id: number; rows: Record<string, unknown>[]; affected: number }
  | { id: number; error: { message: string; code?: string; constraint?: string; detail?: string } };

const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread only');

const database = await open(workerData);
const query = createPreparedQueries(database);
port.postMessage('ready');

async function open(source: PgliteSource): Promise<PGlite> {
  if ('directory' in source) return PGlite.create(source.directory);
  if (source.dump === undefined) return PGlite.create('memory://');
  return PGlite.create({ dataDir: 'memory://', loadDataDir: await openAsBlob(source.dump) });
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  if (request.kind === 'close') {
    await database.close();
    return { id: request.id, rows: [], affected: 0 };
  }
  const result = await query(request.sql, request.parameters);
  return { id: request.id, rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 };
}

port.on('message', async (request: WorkerRequest) => {
  try {
    port.postMessage(await answer(request));
  } catch (cause) {
    const { message, code, constraint, detail } = cause as Error & Record<string, string | undefined>;
    port.postMessage({ id: request.id, error: { message, code, constraint, detail } });
  }
});
