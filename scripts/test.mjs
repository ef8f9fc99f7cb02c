import { ensureInstalled, nodeBinary, requireBootstrapNode, root } from './install.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

requireBootstrapNode();
ensureInstalled('full');
const { ensureDebianPackages } = await import('./debian-packages.mjs');
ensureDebianPackages();
const { startPostgres } = await import('./test-postgres.mjs');

const scratch = mkdtempSync(path.join(os.tmpdir(), 'muster-test-'));
const totals = { passed: 0, failed: 0 };
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const env = {
  ...process.env,
  PATH: `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH}`,
  CI: 'true',
};

function say(title) {
  const clock = new Date(performance.now()).toISOString().slice(14, 19);
  console.log(`\n── ${clock} ${title} ${'─'.repeat(Math.max(0, 64 - title.length))}`);
}

function check(title, command, args) {
  say(title);
  const ok = spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  totals[ok ? 'passed' : 'failed'] += 1;
}

function suite(title, projects, extraEnv = {}) {
  say(title);
  const report = path.join(scratch, `${totals.passed}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(bin('vitest'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...extraEnv },
  });
  const { passed, failed } = readCounts(report);
  totals.passed += passed;
  totals.failed += status === 0 ? failed : Math.max(1, failed);
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

check('Format', bin('biome'), ['format', '.']);
check('Lint', bin('biome'), ['lint', '--error-on-warnings', '.']);
check('Types', bin('tsc'), ['--noEmit']);
check('Statecharts are drawn as the machines are', nodeBinary, ['scripts/draw-statecharts.ts', '--check']);
check('No loose ends', nodeBinary, ['scripts/loose-ends.ts']);
suite('Unit tests', ['unit']);
suite('API on the embedded database', ['api']);
const postgres = startPostgres(path.join(scratch, 'postgres'));
suite('API on PostgreSQL', ['api'], { TEST_DATABASE_URL: postgres.url });
postgres.stop();
suite('Realtime conformance and recovery', ['system']);
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
suite('Browser flows', ['journey', 'e2e']);

rmSync(scratch, { recursive: true, force: true });
say('Done');
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
