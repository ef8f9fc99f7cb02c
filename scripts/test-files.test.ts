import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import { filesThatImport, lastLine } from './test-files.mjs';
import TestReport from './test-report.ts';

test('files that need a program are found by what they import', () => {
  expect(filesThatImport('redis-server.ts')).toContain('tests/conformance/hub-cluster.test.ts');
  expect(filesThatImport('test-postgres.mjs')).toContain('tests/chaos/two-nodes.test.ts');
  expect(filesThatImport('relay-server.ts')).toEqual(['tests/e2e/system-check.test.ts']);
  expect(filesThatImport('no-such-module.ts')).toEqual([]);
});

test('the last line counts what passed, failed and was skipped', () => {
  expect(lastLine({ passed: 3, failed: ['one'], skipped: [] })).toBe('3 passed, 1 failed, 0 skipped');
  expect(lastLine({ passed: 0, failed: [], skipped: ['a', 'b'] })).toMatch(/^0 passed, 0 failed, 2 skipped$/);
});

const testOf = (fullName: string, state: string) => ({
  fullName,
  result: () => ({ state, errors: state === 'failed' ? [{ message: 'It broke' }] : [] }),
  diagnostic: () => undefined,
});

test('a run’s report names what was skipped, and what failed with its reason', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'muster-report-')), 'report.json');
  vi.stubEnv('TEST_REPORT', file);
  const allTests = () => [
    testOf('adds', 'passed'),
    testOf('needs Redis', 'skipped'),
    testOf('breaks', 'failed'),
  ];
  const module = { relativeModuleId: 'a.test.ts', errors: () => [], children: { allTests } };
  new TestReport().onTestRunEnd([module as unknown as TestModule]);
  vi.unstubAllEnvs();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    passed: 1,
    failed: [{ name: 'a.test.ts > breaks', why: 'It broke' }],
    secondTries: [],
    skipped: ['a.test.ts > needs Redis'],
  });
});
