import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { frugalSettings, type PgliteSource } from './pglite-source.ts';

/** Messages of PostgreSQL's wire protocol that end in a sync, or null to close the database. */
export interface WorkerRequest {
  id: number;
  message: Uint8Array | null;
}

/** What PostgreSQL wrote as its answer. */
export interface WorkerAnswer {
  id: number;
  bytes: Uint8Array;
}

const port = parentPort;
if (!port) throw new Error('pglite-worker runs in a worker thread only');

const database = await PGlite.create({
  ...(await place(workerData)),
  startParams: [...PGlite.defaultStartParams, ...frugalSettings],
});
port.postMessage('ready');

async function place(source: PgliteSource): Promise<PGliteOptions> {
  if ('directory' in source) return { dataDir: source.directory };
  if (source.dump === undefined) return { dataDir: 'memory://' };
  return { dataDir: 'memory://', loadDataDir: await openAsBlob(source.dump) };
}

async function answer(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  await database.execProtocolRawStream(message, {
    syncToFs: false,
    onRawData: (chunk) => void chunks.push(chunk.slice()),
  });
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

port.on('message', async ({ id, message }: WorkerRequest) => {
  if (message === null) await database.close();
  const bytes = message === null ? new Uint8Array(0) : await answer(message);
  port.postMessage({ id, bytes } satisfies WorkerAnswer, [bytes.buffer]);
});
