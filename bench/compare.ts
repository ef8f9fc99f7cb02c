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
/** What less than this is somebody else's, who came between: of three hundred requests, nine with a statement more. */
const leastOf: Readonly<Record<string, number>> = { 'a request': 0.03 };

const written = (value: number, unit: string) => `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`;

/** Those that are more than a fifth worse than in the last table; one that is not in it is new, and never worse. */
export function regressions(last: readonly Figure[], now: readonly Figure[]): string[] {
  return now.flatMap(({ name, unit, value }) => {
    const before = last.find((figure) => figure.name === name)?.value;
    if (before === undefined || value <= before * worseBy || value - before < (leastOf[unit] ?? 0)) return [];
    return [`${name}: ${written(before, unit)} before, ${written(value, unit)} now`];
  });
}

/** Those of the last table that a run of everything did not measure: a figure with another name is compared with nothing. */
export function unmeasured(last: readonly Figure[], now: readonly Figure[]): string[] {
  return last
    .filter(({ name }) => !now.some((figure) => figure.name === name))
    .map(({ name, unit, value }) => `${name}: ${written(value, unit)} before, not measured now`);
}

/**
 * Prints what has become worse than the last table and says so by the exit code; `isWhole` where everything was
 * measured. Without a last table nothing can be compared, which is not a success.
 */
export async function compareWithLast(
  now: readonly Figure[],
  { isWhole, kept = table }: { isWhole: boolean; kept?: string },
): Promise<void> {
  const last = JSON.parse(await readFile(kept, 'utf8')) as Figure[];
  const worse = [...regressions(last, now), ...(isWhole ? unmeasured(last, now) : [])];
  console.log(worse.length === 0 ? 'Nothing is a fifth worse than in the last table.' : worse.join('\n'));
  if (worse.length > 0) process.exitCode = 1;
}

/** Makes these the last table; what was not measured keeps its value. */
export async function keepAsLast(now: readonly Figure[], kept = table): Promise<void> {
  const last = JSON.parse(await readFile(kept, 'utf8').catch(() => '[]')) as Figure[];
  const others = last.filter(({ name }) => !now.some((figure) => figure.name === name));
  await writeFile(kept, `${JSON.stringify([...others, ...now], null, 2)}\n`);
}
