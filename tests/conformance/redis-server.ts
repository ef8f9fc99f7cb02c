import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis && process.env.CI === 'true')
  throw new Error('The tests of several hubs need redis-server (Debian: apt-get install redis-server)');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** A redis-server of this test run, on a free port; with a folder it finds its data again after a restart. */
export async function startRedis(folder?: string) {
  const port = await freePort();
  const lasting = ['--dir', folder ?? '', '--appendonly', 'yes', '--appendfsync', 'always'];
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  let child: ChildProcess;
  const start = async () => {
    child = spawn('redis-server', [...settings, ...(folder === undefined ? [] : lasting)]);
    await untilLogged(child, /Ready to accept connections/);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: () => kill(child, 'SIGTERM'),
    /** Answers nobody, as a machine that hangs. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

/** A hub in a process of its own, which can be killed as a machine dies. */
export async function startNode(redisUrl: string): Promise<{ port: number; kill(): Promise<void> }> {
  const script = new URL('./hub-node.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, redisUrl], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [, port] = await untilLogged(child, /port (\d+)/);
  return { port: Number(port), kill: () => kill(child, 'SIGKILL') };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

function untilLogged(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`exited with ${code}: ${output}`)));
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const match = pattern.exec(output);
      if (match) resolve(match);
    });
  });
}
