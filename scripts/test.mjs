import { filesThatImport, lastLine } from './test-files.mjs';
import { compileCache, ensureInstalled, nodeBinary, requireBootstrapNode, root } from './install.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';

const usage = `npm test              everything that CI runs
npm test -- --quick   format, lint, types, loose ends and unit tests

Ends with "N passed, N failed, N skipped". What a machine lacks is named, and its tests are skipped.`;
const words = process.argv.slice(2);
if (words.some((word) => word !== '--quick')) {
  console.log(usage);
  process.exit(words.includes('--help') ? 0 : 2);
}
const isQuick = words.includes('--quick');

requireBootstrapNode();
ensureInstalled('full');
const { installDebianPackages } = await import('./debian-packages.mjs');
const missing = isQuick ? [] : installDebianPackages();
const lacks = (name) => missing.some((item) => item.name === name);
const left = missing.flatMap(({ module }) => (module === undefined ? [] : filesThatImport(module)));

const scratch = mkdtempSync(path.join(os.tmpdir(), 'muster-test-'));
/** A browser test may be retried once; more retries than this in a run are a failure of their own. */
const secondTriesAllowed = 2;
const totals = { passed: 0, failed: [], secondTries: [], skipped: [] };
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const env = {
  ...process.env,
  PATH: `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH}`,
  CI: 'true',
  NODE_COMPILE_CACHE: compileCache,
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** One prints at a time; the output of others is kept until it has ended. */
let turn = Promise.resolve();

function printHeading(title, at = performance.now()) {
  const clock = new Date(at).toISOString().slice(11, 19);
  console.log(`\n── ${clock} ${title} ${'─'.repeat(Math.max(0, 64 - title.length))}`);
}

async function printInTurn(title, output) {
  const began = performance.now();
  const before = turn;
  turn = finished(output);
  await before;
  printHeading(title, began);
  output.pipe(process.stdout, { end: false });
}

/** Resolves with whether it succeeded, which may be before its output is printed. */
async function run(title, command, args, extraEnv = {}, priority = 0) {
  const output = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
  void printInTurn(title, output);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...extraEnv },
  });
  if (child.pid !== undefined) os.setPriority(child.pid, priority);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const status = await new Promise((resolve) => {
    child.once('error', ({ message }) => output.write(`${message}\n`));
    child.once('close', resolve);
  });
  output.end();
  return status === 0;
}

async function check(title, command, args) {
  const ok = await run(title, command, args);
  if (ok) totals.passed += 1;
  else totals.failed.push({ name: title });
  return ok;
}

async function suite(title, projects, { env = {}, files = [], priority = 0 } = {}) {
  const report = path.join(scratch, `${title}.json`);
  const args = [
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...left.flatMap((file) => ['--exclude', file]),
    '--reporter=default',
    '--reporter=./scripts/test-report.ts',
  ];
  const ok = await run(title, bin('vitest'), args, { ...env, TEST_REPORT: report }, priority);
  const { passed, failed, secondTries, skipped } = readReport(report);
  totals.passed += passed;
  totals.failed.push(...(!ok && failed.length === 0 ? [{ name: title }] : failed));
  totals.secondTries.push(...secondTries);
  totals.skipped.push(...skipped);
}

/** Runs a suite that needs a program, or names it as skipped. */
async function suiteWith(program, title, projects, options) {
  if (lacks(program)) totals.skipped.push(`${title}: needs ${program}`);
  else await suite(title, projects, options);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: [], secondTries: [], skipped: [] };
  }
}

const quickChecks = () => [
  check('Format', bin('biome'), ['format', '.']),
  check('Lint', bin('biome'), ['lint', '--error-on-warnings', '.']),
  check('Types', bin('tsc'), ['--noEmit']),
  check('No loose ends', nodeBinary, ['scripts/loose-ends.ts']),
];

async function staticChecks() {
  const [isBuilt] = await Promise.all([
    check('The site is built', nodeBinary, ['scripts/build.mjs']),
    ...quickChecks(),
    check('Statecharts are drawn as the machines are', nodeBinary, [
      'scripts/draw-statecharts.ts',
      '--check',
    ]),
    check('Nothing unused', 'npm', ['run', '--silent', 'knip']),
  ]);
  if (isBuilt) await check('Pages stay within their budget', nodeBinary, ['scripts/page-budget.ts']);
  return isBuilt;
}

async function computing() {
  await suite('Unit tests', ['unit']);
  await suite('API on the embedded database', ['api']);
}

/** Beside the journey, which plays in real time and leaves much of two cores unused: it goes first. */
async function onPostgres() {
  if (lacks('postgresql')) {
    totals.skipped.push('API on PostgreSQL: needs postgresql');
    return;
  }
  const { startPostgres } = await import('./test-postgres.mjs');
  const postgres = startPostgres(path.join(scratch, 'postgres'));
  const options = { env: { TEST_DATABASE_URL: postgres.url }, priority: os.constants.priority.PRIORITY_LOW };
  await suite('API on PostgreSQL', ['api'], options);
  await suiteWith('pgbouncer', 'API behind PgBouncer', ['api'], {
    ...options,
    env: { ...options.env, TEST_POOLER: '1' },
    files: ['races', 'director', 'idempotency', 'orders'],
  });
  postgres.stop();
}

async function everything() {
  if (!(await staticChecks())) return;
  await Promise.all([computing(), suite('Realtime conformance and recovery', ['system'])]);
  await Promise.all([suiteWith('chromium', 'The journey', ['journey']), onPostgres()]);
  await suiteWith('chromium', 'Browser flows', ['e2e', 'screens', 'crowd']);
}

if (isQuick) {
  await Promise.all(quickChecks());
  await suite('Unit tests', ['unit']);
} else await everything();
for (const file of new Set(left)) totals.skipped.push(file);

await turn;
rmSync(scratch, { recursive: true, force: true });
printHeading('Done');
if (totals.secondTries.length > secondTriesAllowed)
  totals.failed.push({
    name: `${totals.secondTries.length} second tries, ${secondTriesAllowed} are allowed`,
  });
/** Repeated at the end, where a reader of a long run finds them. */
const printFault = (what, { name, why }) =>
  console.log([`${what}: ${name}`, ...(why ?? '').split('\n')].join('\n  ').trimEnd());
for (const name of totals.skipped) console.log(`skipped: ${name}`);
for (const fault of totals.secondTries) printFault('second try', fault);
for (const fault of totals.failed) printFault('failed', fault);
console.log(`\n${lastLine(totals)}`);
process.exit(totals.failed.length === 0 ? 0 : 1);
