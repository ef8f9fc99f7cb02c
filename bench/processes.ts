import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverArguments, serverEnvironment } from '../scripts/server-command.mjs';
import { freePort } from '../tests/support/servers/free-port.ts';

const root = path.resolve(import.meta.dirname, '..');
const tickMs = 10;

/** Where `npm start` keeps compiled code. */
export const compileCache = path.join(root, 'node_modules', '.cache', 'node');

/** One start of the server on a data folder: how long until it answered, what that cost, and what it then holds. */
export interface Start {
  readyMs: number;
  cpuMs: number;
  restMb: number;
  peakMb: number;
}

/** Starts the server in demo mode as `npm start` does, lets it rest for `restMs`, and ends it. */
export async function measureStart(
  dataDir: string,
  restMs: number,
  environment: Record<string, string> = {},
): Promise<Start> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...serverEnvironment,
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server ended at its start');
    await pause(10);
  }
  const readyMs = performance.now() - startedAt;
  const cpuMs = await cpuOf(server.pid ?? 0);
  await pause(restMs);
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return { readyMs, cpuMs, restMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

/** Processor time that a process has used so far, all its threads together. */
export async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
