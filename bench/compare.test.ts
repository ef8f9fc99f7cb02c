import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { compareWithLast, keepAsLast, regressions } from './compare.ts';

const figure = (name: string, value: number) => ({ name, unit: 'MB', value });

test('a fifth worse is a regression, less is not, and what is new or better never is', () => {
  const last = [figure('at rest', 100), figure('peak', 100), figure('start', 100), figure('statements', 0)];
  const now = [
    figure('at rest', 120),
    figure('peak', 121),
    figure('start', 50),
    figure('statements', 0.4),
    figure('new', 900),
  ];
  expect(regressions(last, now)).toEqual(['peak: 100.0 MB before, 121.0 MB now']);
});

test('the run fails where one figure is a fifth worse than what was kept, and not otherwise', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-compare-'));
  const kept = path.join(folder, 'last.json');
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const before = process.exitCode;
  try {
    await keepAsLast([figure('at rest', 100), figure('start', 3)], kept);
    await keepAsLast([figure('start', 2)], kept);
    await compareWithLast([figure('at rest', 119), figure('start', 2.3)], kept);
    expect(process.exitCode).toBe(before);
    await compareWithLast([figure('at rest', 121), figure('start', 2.3)], kept);
    expect(process.exitCode).toBe(1);
    expect(said.mock.calls.flat()).toEqual([
      'Nothing is a fifth worse than in the last table.',
      'at rest: 100.0 MB before, 121.0 MB now',
    ]);
  } finally {
    process.exitCode = before;
    await rm(folder, { recursive: true });
  }
});
