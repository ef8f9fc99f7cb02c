import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One measured value, less of which is better: memory, processor time, statements. */
export interface Figure {
  name: string;
  unit: string;
  value: number;
}

const table = path.join(import.meta.dirname, 'last-figures.json');
const worseBy = 1.2;
/** Of whatever unit: half a statement more is somebody else's, who came between. */
const least = 0.5;

/** Those that are more than a fifth worse than in the last table; one that is not in it is new, and never worse. */
export function regressions(last: readonly Figure[], now: readonly Figure[]): string[] {
  return now.flatMap(({ name, unit, value }) => {
    const before = last.find((figure) => figure.name === name)?.value;
    if (before === undefined || value <= before * worseBy || value - before < least) return [];
    return [`${name}: ${before.toFixed(1)} ${unit} before, ${value.toFixed(1)} ${unit} now`];
  });
}

/** Prints what has become worse than the last table and says so by the exit code. */
export async function compareWithLast(now: readonly Figure[], kept = table): Promise<void> {
  const last = JSON.parse(await readFile(kept, 'utf8').catch(() => '[]')) as Figure[];
  const worse = regressions(last, now);
  console.log(worse.length === 0 ? 'Nothing is a fifth worse than in the last table.' : worse.join('\n'));
  if (worse.length > 0) process.exitCode = 1;
}

/** Makes these the last table; what was not measured keeps its value. */
export async function keepAsLast(now: readonly Figure[], kept = table): Promise<void> {
  const last = JSON.parse(await readFile(kept, 'utf8').catch(() => '[]')) as Figure[];
  const others = last.filter(({ name }) => !now.some((figure) => figure.name === name));
  await writeFile(kept, `${JSON.stringify([...others, ...now], null, 2)}\n`);
}
