import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface SuiteResult {
  suite: string;
  passed: string[];
  pending: string[];
  failed: { title: string; message: string }[];
}

interface MochaReport {
  passes: { fullTitle: string }[];
  pending: { fullTitle: string }[];
  failures: { fullTitle: string; err: { message?: string } }[];
}

const longestMs = 10 * 60_000;

/** Runs one file of the suite (`realtime/presence`) in a process of its own. */
export async function runSuite(given: {
  folder: string;
  suite: string;
  sandboxUrl: string;
  grep: string | undefined;
}): Promise<SuiteResult> {
  const { folder, suite, sandboxUrl, grep } = given;
  const report = path.join(folder, `report-${suite.replace('/', '-')}.json`);
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      path.join(folder, 'node_modules', 'mocha', 'bin', 'mocha.js'),
      '--no-config',
      '--no-package',
      ...['./json-only.cjs', './test/support/modules_helper.js', './test/support/test_helper.js'].flatMap(
        (file) => ['--require', file],
      ),
      '--file',
      './test/support/root_hooks.js',
      '--reporter',
      'json',
      '--reporter-option',
      `output=${report}`,
      '--exit',
      ...(grep === undefined ? [] : ['--grep', grep]),
      `./test/${suite}.test.js`,
    ],
    {
      cwd: folder,
      stdio: 'ignore',
      timeout: longestMs,
      env: { ...process.env, ABLY_LOCAL_SANDBOX_URL: sandboxUrl, ABLY_TEST_TRANSPORTS: 'web_socket' },
    },
  );
  await once(child, 'exit');
  if (!existsSync(report)) {
    const message = 'the suite ended without a report';
    return { suite, passed: [], pending: [], failed: [{ title: suite, message }] };
  }
  const { passes, pending, failures } = JSON.parse(readFileSync(report, 'utf8')) as MochaReport;
  return {
    suite,
    passed: passes.map(({ fullTitle }) => fullTitle),
    pending: pending.map(({ fullTitle }) => fullTitle),
    failed: failures.map(({ fullTitle, err }) => ({ title: fullTitle, message: err.message ?? 'failed' })),
  };
}
