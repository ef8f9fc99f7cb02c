import { expect, test } from 'vitest';
import { regressions } from './compare.ts';

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
