import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const patienceMs = 15_000;

export const hasPgBouncer = spawnSync('sh', ['-c', 'command -v pgbouncer']).status === 0;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Debian's PgBouncer on loopback in transaction mode, with its default settings, before the PostgreSQL server at
 * `postgresUrl`: a transaction or single statement gets any of `poolSize` connections, so nothing that is set on a
 * connection stays with its client.
 */
export async function startPgBouncer(postgresUrl: string, poolSize = 4) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-pgbouncer-'));
  const { hostname, port: serverPort, username } = new URL(postgresUrl);
  const port = await freePort();
  const users = path.join(folder, 'users.txt');
  await writeFile(users, `"${username}" ""\n`);
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = ${username}
pool_mode = transaction
default_pool_size = ${poolSize}
`,
  );
  await chmod(folder, 0o755);
  const command = ['pgbouncer', path.join(folder, 'pgbouncer.ini')];
  const [program = '', ...args] =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--clear-groups', ...command] : command;
  const server = spawn(program, args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const deadline = Date.now() + patienceMs;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PgBouncer did not start');
    await pause(50);
  }
  const url = new URL(postgresUrl);
  url.port = String(port);
  return {
    url: url.href,
    async close() {
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
