import { expect, test } from 'vitest';
import { type CheckId, checkIds } from '#contract/rules/system-checks.ts';
import { writeCheckReport } from './check-report.ts';
import type { CheckResult } from './check-verdict.ts';

test('tells date, browser and every row, with remedy and request where there is one', () => {
  const titles = Object.fromEntries(checkIds.map((id) => [id, id.toUpperCase()])) as Record<CheckId, string>;
  const fine: CheckResult = { state: 'passed', detail: 'It works.' };
  const results = Object.fromEntries(checkIds.map((id) => [id, fine])) as Record<CheckId, CheckResult>;
  const report = writeCheckReport({
    verdict: 'It will work, with limits',
    browser: 'Firefox 153 on Linux',
    at: new Date('2026-11-21T14:03:59Z'),
    titles,
    states: {
      untested: 'not tested',
      running: 'testing',
      passed: 'fine',
      warned: 'limits',
      failed: 'broken',
    },
    results: {
      ...results,
      video: { state: 'untested', detail: '' },
      network: { state: 'warned', detail: 'Slow.', remedy: 'Use a cable.', requestId: 'abc' },
    },
  });
  const row = (id: CheckId) =>
    ({ network: 'NETWORK: limits. Slow. Use a cable. Request abc.', video: 'VIDEO: not tested.' })[
      id as 'video'
    ] ?? `${id.toUpperCase()}: fine. It works.`;
  expect(report.split('\n')).toEqual([
    'Muster device check',
    '2026-11-21 14:03 UTC, Firefox 153 on Linux',
    'It will work, with limits',
    '',
    ...checkIds.map(row),
  ]);
});
