import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from '../compare.ts';
import { measureStart } from '../processes.ts';

/** V8 gives back what a start left behind once the process has idled for half a minute. */
const restMs = 45_000;

/** Prints what the server holds at rest after a first and a second start; DATABASE_URL adds a start on PostgreSQL. */
export async function benchMemory(): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-bench-'));
  const url = process.env.DATABASE_URL;
  const starts: [string, Record<string, string>][] = [
    ['first, embedded', {}],
    ['second, embedded', {}],
    ...(url ? ([['PostgreSQL', { DATABASE_URL: url }]] satisfies [string, Record<string, string>][]) : []),
  ];
  const rows: Record<string, string>[] = [];
  const figures: Figure[] = [];
  for (const [start, environment] of starts) {
    const { restMb, peakMb } = await measureStart(dataDir, restMs, environment);
    figures.push({ name: `memory at rest, ${start}`, unit: 'MB', value: restMb });
    rows.push({ start, 'at rest': `${restMb.toFixed(0)} MB`, peak: `${peakMb.toFixed(0)} MB` });
  }
  console.table(rows);
  await rm(dataDir, { recursive: true, force: true });
  return figures;
}
