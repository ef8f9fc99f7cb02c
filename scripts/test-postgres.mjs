import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { postgresBinaries } from './debian-packages.mjs';
import { giveUp } from './install.mjs';

/** PostgreSQL refuses to run as root, so root hands it to the user `postgres`. */
function asServerUser(command, args) {
  const asRoot = process.getuid?.() === 0;
  const result = asRoot
    ? spawnSync('runuser', ['-u', 'postgres', '--', command, ...args], { encoding: 'utf8', cwd: '/' })
    : spawnSync(command, args, { encoding: 'utf8' });
  if (result.status !== 0)
    giveUp(`${path.basename(command)} failed: ${result.stderr || result.error?.message}`);
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const port = await freePort();

/** A throw-away PostgreSQL server on loopback, durable enough for tests only. */
export function startPostgres(folder) {
  const binaries = postgresBinaries();
  if (!binaries) giveUp('PostgreSQL is not installed.');
  mkdirSync(folder, { recursive: true });
  chmodSync(path.dirname(folder), 0o755);
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  asServerUser(`${binaries}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8']);
  const options = `-p ${port} -h 127.0.0.1 -k '' -c fsync=off -c max_connections=200`;
  const control = (...args) => asServerUser(`${binaries}/pg_ctl`, ['-D', data, ...args]);
  const start = () => control('-w', '-l', path.join(folder, 'log'), '-o', options, 'start');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    /** At once, as if the machine had gone. */
    stop: () => control('-m', 'immediate', 'stop'),
  };
}
