import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { compareWithLast, type Figure, keepAsLast, regressions, unmeasured } from './compare.ts';

const figure = (name: string, value: number) => ({ name, unit: 'MB', value });

test('a fifth worse is a regression; less, new or better is not', () => {
  const last = [figure('at rest', 100), figure('peak', 100), figure('start', 100)];
  const now = [figure('at rest', 120), figure('peak', 121), figure('start', 50), figure('new', 900)];
  expect(regressions(last, now)).toEqual(['peak: 100.0 MB before, 121.0 MB now']);
});

const lastTable: Figure[] = JSON.parse(
  await readFile(path.join(import.meta.dirname, 'last-figures.json'), 'utf8'),
);
const times = (factor: number, name: string) =>
  lastTable.map((kept) => (kept.name === name ? { ...kept, value: kept.value * factor } : kept));

test.each(lastTable.filter(({ name }) => name !== 'statements, snapshot'))(
  '$name of the last table fails by its name once it is more than a fifth worse, and alone',
  ({ name }) => {
    expect(regressions(lastTable, times(1.21, name))).toEqual([expect.stringContaining(`${name}: `)]);
    expect(regressions(lastTable, times(1.19, name))).toEqual([]);
    expect(regressions(lastTable, times(0.5, name))).toEqual([]);
    expect(regressions(lastTable, times(Number.NaN, name))).toEqual([
      expect.stringMatching(new RegExp(`^${name}: .* NaN`)),
    ]);
  },
);

test('a request that hardly ever asks the database may do so eight times more of three hundred, not ten', () => {
  const snapshot = (more: number) =>
    lastTable.map((kept) =>
      kept.name === 'statements, snapshot' ? { ...kept, value: kept.value + more / 300 } : kept,
    );
  expect(regressions(lastTable, snapshot(8))).toEqual([]);
  expect(regressions(lastTable, snapshot(10))).toEqual([
    'statements, snapshot: 0.01 a request before, 0.04 a request now',
  ]);
});

test('what a run of everything leaves out is named', () => {
  const now = lastTable.map((kept) =>
    kept.unit === 'MB' ? { ...kept, name: `${kept.name}, renamed` } : kept,
  );
  expect(unmeasured(lastTable, now)).toEqual(
    lastTable
      .filter(({ unit }) => unit === 'MB')
      .map(({ name, value }) => `${name}: ${value.toFixed(1)} MB before, not measured now`),
  );
  expect(unmeasured(lastTable, lastTable)).toEqual([]);
});

test('the run fails if one figure is a fifth worse than the stored one, and not otherwise', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-compare-'));
  const kept = path.join(folder, 'last.json');
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const before = process.exitCode;
  try {
    await keepAsLast([figure('at rest', 100), figure('start', 3)], kept);
    await keepAsLast([figure('start', 2)], kept);
    await compareWithLast([figure('at rest', 119), figure('start', 2.3)], { isWhole: true, kept });
    expect(process.exitCode).toBe(before);
    await compareWithLast([figure('at rest', 121), figure('start', 2.3)], { isWhole: true, kept });
    expect(process.exitCode).toBe(1);
    process.exitCode = before;
    await compareWithLast([figure('start', 2)], { isWhole: false, kept });
    expect(process.exitCode).toBe(before);
    await compareWithLast([figure('start', 2)], { isWhole: true, kept });
    expect(process.exitCode).toBe(1);
    process.exitCode = before;
    await expect(
      compareWithLast([figure('start', 2)], { isWhole: false, kept: path.join(folder, 'none.json') }),
    ).rejects.toThrow('ENOENT');
    expect(log.mock.calls.flat()).toEqual([
      'Nothing is a fifth worse than in the last table.',
      'at rest: 100.0 MB before, 121.0 MB now',
      'Nothing is a fifth worse than in the last table.',
      'at rest: 100.0 MB before, not measured now',
    ]);
  } finally {
    process.exitCode = before;
    await rm(folder, { recursive: true });
  }
});
