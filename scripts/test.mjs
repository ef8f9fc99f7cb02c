import { compileCache, ensureInstalled, nodeBinary, requireBootstrapNode, root } from './install.mjs';
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
/** A test of a browser may be tried twice; more than this many of them are a fault of their own. */
const secondTriesAllowed = 2;
const totals = { passed: 0, failed: [], secondTries: [] };
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const env = {
  ...process.env,
  PATH: `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH}`,
  CI: 'true',
  NODE_COMPILE_CACHE: compileCache,
};

function say(title) {
  const clock = new Date(performance.now()).toISOString().slice(14, 19);
  console.log(`\n── ${clock} ${title} ${'─'.repeat(Math.max(0, 64 - title.length))}`);
}

function check(title, command, args) {
  say(title);
  const ok = spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  if (ok) totals.passed += 1;
  else totals.failed.push(title);
}

function suite(title, projects, extraEnv = {}) {
  say(title);
  const report = path.join(scratch, `${title}.json`);
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=./scripts/test-report.ts',
  ];
  const { status } = spawnSync(bin('vitest'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...extraEnv, TEST_REPORT: report },
  });
  const { passed, failed, secondTries } = readReport(report);
  totals.passed += passed;
  totals.failed.push(...(status !== 0 && failed.length === 0 ? [title] : failed));
  totals.secondTries.push(...secondTries);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: [], secondTries: [] };
  }
}

check('Format', bin('biome'), ['format', '.']);
check('Lint', bin('biome'), ['lint', '--error-on-warnings', '.']);
check('Types', bin('tsc'), ['--noEmit']);
check('Statecharts are drawn as the machines are', nodeBinary, ['scripts/draw-statecharts.ts', '--check']);
check('No loose ends', nodeBinary, ['scripts/loose-ends.ts']);
check('Nothing unused', 'npm', ['run', '--silent', 'knip']);
suite('Unit tests', ['unit']);
suite('API on the embedded database', ['api']);
const postgres = startPostgres(path.join(scratch, 'postgres'));
suite('API on PostgreSQL', ['api'], { TEST_DATABASE_URL: postgres.url });
postgres.stop();
suite('Realtime conformance and recovery', ['system']);
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();
check('Pages stay within their budget', nodeBinary, ['scripts/page-budget.ts']);
suite('Browser flows', ['journey', 'e2e', 'crowd']);

rmSync(scratch, { recursive: true, force: true });
say('Done');
if (totals.secondTries.length > secondTriesAllowed)
  totals.failed.push(`${totals.secondTries.length} second tries, ${secondTriesAllowed} are allowed`);
for (const name of totals.secondTries) console.log(`second try: ${name}`);
for (const name of totals.failed) console.log(`failed: ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed.length} failed`);
process.exit(totals.failed.length === 0 ? 0 : 1);
