import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckId, checkIds } from '#contract/rules/sessions/system-checks.ts';
import { type CheckResult, verdictOf } from './check-verdict.ts';

const all = (state: CheckResult['state'], but: Partial<Record<CheckId, CheckResult['state']>> = {}) => {
  const results = checkIds.map((id): [CheckId, CheckResult] => [id, { state: but[id] ?? state, detail: [] }]);
  return Object.fromEntries(results) as Record<CheckId, CheckResult>;
};

test('everything passed is ready, a missing camera is a limit, no playback is a failure', () => {
  expect([
    verdictOf(all('passed')),
    verdictOf(all('passed', { camera: 'failed' })),
    verdictOf(all('passed', { speaker: 'untested' })),
    verdictOf(all('passed', { playback: 'failed' })),
  ]).toEqual(['ready', 'limited', 'limited', 'failed']);
});

test('no verdict while a check runs or is still needed', () => {
  expect([verdictOf(all('passed', { camera: 'running' })), verdictOf(all('untested'))]).toEqual([null, null]);
});

test('the verdict is ready only if every check passed', () => {
  const states = fc.constantFrom('untested', 'running', 'passed', 'warned', 'failed') as fc.Arbitrary<
    CheckResult['state']
  >;
  fc.assert(
    fc.property(fc.tuple(...checkIds.map(() => states)), (given) => {
      const but = Object.fromEntries(checkIds.map((id, index) => [id, given[index]]));
      expect(verdictOf(all('passed', but)) === 'ready').toBe(given.every((state) => state === 'passed'));
    }),
  );
});
