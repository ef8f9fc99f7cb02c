import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { giveUp, readCommandLine } from '../operate/command-line.ts';
import { startEchoService } from './echo-service.ts';
import { outOfScope } from './out-of-scope.ts';
import { prepareSuite } from './prepare-suite.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';

/**
 * Runs ably-js's own tests against the hub: `npm run hub:conformance -- <checkout of ably-js>`. Fails where a
 * test fails that out-of-scope.ts does not name, and where one passes that it names.
 */
const suites = [
  ...['connection', 'auth', 'reauth', 'channel', 'message', 'encoding', 'presence', 'resume', 'history'].map(
    (name) => `realtime/${name}`,
  ),
  ...['sync', 'failure'].map((name) => `realtime/${name}`),
  ...['auth', 'capability', 'message', 'history', 'presence', 'status', 'time', 'http', 'request'].map(
    (name) => `rest/${name}`,
  ),
];

const usage = `npm run hub:conformance -- CHECKOUT_OF_ABLY_JS [--suite realtime/auth …] [--grep PATTERN]
                                 [--pending] [--jobs N] [--port N]`;
const { values, positionals } = readCommandLine(usage, {
  suite: { type: 'string', multiple: true },
  grep: { type: 'string' },
  pending: { type: 'boolean', default: false },
  jobs: { type: 'string', default: '2' },
  port: { type: 'string', default: '9010' },
});
const checkout = positionals[0] ?? giveUp(usage);

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache', 'ably-conformance');
const port = Number(values.port);
const echoPort = port + 1;
prepareSuite({
  checkout: path.resolve(checkout),
  sdk: path.join(root, 'node_modules', 'ably'),
  folder,
  echoPort,
  pending: values.pending,
});

const echo = await startEchoService(echoPort);
const sandbox = await startSandbox();
const results: SuiteResult[] = [];
const waiting = [...(values.suite ?? suites)];
const work = async () => {
  for (let suite = waiting.shift(); suite !== undefined; suite = waiting.shift()) {
    const result = await run(suite, values.grep);
    console.error(`${suite}: ${result.passed.length} passed, ${result.failed.length} failed`);
    results.push(result);
  }
};
await Promise.all(Array.from({ length: Number(values.jobs) }, work));
for (const result of results) await trySurprisesAgain(result);
sandbox.kill();
echo.close();
process.exitCode = report(results) ? 0 : 1;

function run(suite: string, grep: string | undefined): Promise<SuiteResult> {
  return runSuite({ folder, suite, sandboxUrl: `http://localhost:${port}`, grep });
}

function reasonOf(title: string): string | undefined {
  return outOfScope.find(({ test }) => test.test(title))?.reason;
}

/** Some tests measure the SDK's own timers to 10 ms: what fails beside others may pass alone. */
async function trySurprisesAgain(result: SuiteResult): Promise<void> {
  const titles = new Set(result.failed.map(({ title }) => title).filter((title) => !reasonOf(title)));
  for (const title of titles) {
    const again = await run(result.suite, `^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
    if (again.failed.length > 0 || !again.passed.includes(title)) continue;
    result.failed = result.failed.filter((failure) => failure.title !== title);
    result.passed.push(title);
    console.error(`${title}: passed alone`);
  }
}

async function startSandbox(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [path.join(root, 'scripts', 'hub-sandbox.ts'), '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  return child;
}

/** Prints what came of every suite; true where nothing is unexpected. */
function report(found: SuiteResult[]): boolean {
  const lines: string[] = [];
  let unexpected = 0;
  for (const { suite, passed, pending, failed } of found.sort((a, b) => a.suite.localeCompare(b.suite))) {
    const known = failed.filter(({ title }) => reasonOf(title) !== undefined);
    const surprises = failed.filter(({ title }) => reasonOf(title) === undefined);
    const stale = passed.filter((title) => reasonOf(title) !== undefined);
    unexpected += surprises.length + stale.length;
    lines.push(
      `${suite}: ${passed.length} passed, ${known.length} out of scope, ${pending.length} left out by the suite`,
      ...known.map(({ title }) => `    out of scope: ${title} (${reasonOf(title)})`),
      ...pending.map((title) => `    left out by the suite: ${title}`),
      ...surprises.map(({ title, message }) => `    FAILED: ${title}: ${message.split('\n', 1)[0]}`),
      ...stale.map((title) => `    PASSES although listed as out of scope: ${title}`),
    );
  }
  process.stdout.write(
    `${lines.join('\n')}\n${unexpected === 0 ? 'As expected' : `${unexpected} unexpected`}\n`,
  );
  return unexpected === 0;
}
