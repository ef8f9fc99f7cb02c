import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { measureStart } from './processes.ts';

const secondStarts = 5;

/** Prints how long a first and further starts take to the first answer, and what they cost. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-bench-'));
  const rows: Record<string, string>[] = [];
  for (let start = 1; start <= 1 + secondStarts; start += 1) {
    const { readyMs, cpuMs } = await measureStart(dataDir, 500);
    rows.push({ start: String(start), 'to /readyz': `${readyMs.toFixed(0)} ms`, CPU: `${cpuMs} ms` });
  }
  console.table(rows);
  await rm(dataDir, { recursive: true, force: true });
}
