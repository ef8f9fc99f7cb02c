import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'node_modules', '.muster-install');

export const nodeBinary = path.join(root, 'node_modules', 'node', 'bin', 'node');
export { root };

/** Where node keeps sources stripped and compiled: whatever starts again need not do the same again. */
export const compileCache =
  process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules', '.cache', 'node');

/** Ends the process with a sentence that says what to do, instead of a stack. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

export function requireBootstrapNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Muster needs Node 20.19 or newer to start; this is ${process.versions.node}.`);
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

/** Installs what package-lock.json names, once: `production` is enough to start, `full` adds what tests need. */
export function ensureInstalled(scope) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const present = installed();
  if (present === `full ${lock}` || present === `${scope} ${lock}`) return;
  console.log('Installing packages …');
  run('npm', [
    'ci',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
    ...(scope === 'production' ? ['--omit=dev'] : []),
  ]);
  if (!existsSync(nodeBinary))
    giveUp(
      'The package "node" was installed without its binary: allow its install script (npm rebuild node).',
    );
  writeFileSync(stamp, `${scope} ${lock}`);
}
