import { deserialize } from 'node:v8';
import { parentPort, threadId } from 'node:worker_threads';
import type { DrawingAnswer, DrawingRequest } from '../../server/pdf/document-drawing.ts';
import { orders } from './drawing-orders.ts';

parentPort?.on('message', ({ given }: DrawingRequest) => {
  const [order = 0] = deserialize(given) as Uint8Array;
  if (order === orders.die) process.exit(3);
  if (order === orders.throw) throw new Error('a broken picture');
  const filled: number[][] = [];
  while (order === orders.hang || order === orders.fillMemory)
    if (order === orders.fillMemory) filled.push(new Array<number>(4_000_000).fill(0.5));
  parentPort?.postMessage({ drawn: Uint8Array.of(threadId) } satisfies DrawingAnswer);
});
