import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from '../compare.ts';
import { measureStart } from '../processes.ts';
import { quantile } from '../quantile.ts';

const secondStarts = 5;

/** Prints how long a first and further starts take to the first answer, and what they cost. */
export async function benchStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-bench-'));
  const rows: Record<string, string>[] = [];
  const further: number[] = [];
  for (let start = 1; start <= 1 + secondStarts; start += 1) {
    const { readyMs, cpuMs } = await measureStart(dataDir, 500);
    if (start > 1) further.push(cpuMs);
    rows.push({ start: String(start), 'to /readyz': `${readyMs.toFixed(0)} ms`, CPU: `${cpuMs} ms` });
  }
  console.table(rows);
  await rm(dataDir, { recursive: true, force: true });
  return [{ name: 'processor time of a second start', unit: 'ms', value: quantile(further, 0.5) }];
}
