import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/servers/free-port.ts';

const patienceMs = 20_000;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** coturn on the loopback, over UDP and TCP, as `use-auth-secret` runs it. */
export async function startRelay(secret: string) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-relay-'));
  const port = await freePort();
  const options = {
    'listening-ip': '127.0.0.1',
    'relay-ip': '127.0.0.1',
    'listening-port': port,
    'min-port': 49_160,
    'max-port': 49_400,
    realm: 'muster.example',
    'static-auth-secret': secret,
    userdb: path.join(folder, 'turn.sqlite'),
    pidfile: path.join(folder, 'turn.pid'),
    'log-file': 'stdout',
  };
  const flags = ['use-auth-secret', 'allow-loopback-peers', 'no-cli', 'no-tls', 'no-dtls', 'fingerprint'];
  const server = spawn(
    'turnserver',
    ['-n', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)].concat(
      flags.map((flag) => `--${flag}`),
    ),
    { stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const deadline = Date.now() + patienceMs;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('coturn did not start');
    await pause(50);
  }
  return {
    port,
    async close() {
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
