import { deserialize } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { DrawingAnswer, DrawingRequest } from '../pdf/document-drawing.ts';
import { type DrawingKind, type Drawings, drawings } from './drawings.ts';

const port = parentPort;
if (!port) throw new Error('drawing-worker runs in a worker thread only');

async function draw<Kind extends DrawingKind>(kind: Kind, given: Uint8Array): Promise<DrawingAnswer> {
  const data: Drawings[Kind] = deserialize(given);
  try {
    const drawn = await drawings[kind](data);
    return { drawn: drawn && new Uint8Array(drawn) };
  } catch (cause) {
    return { failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

port.on('message', async ({ kind, given }: DrawingRequest) => {
  port.postMessage(await draw(kind, given));
});
