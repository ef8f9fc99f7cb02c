import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MeasuredServer {
  port: number;
  /** Milliseconds of CPU so far. */
  cpu(): number;
  /** Resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']));
const mosquittoPort = 19_001;

export async function startServer(kind: string): Promise<MeasuredServer> {
  const child = kind === 'mosquitto' ? startMosquitto() : startNode(kind);
  const port = kind === 'mosquitto' ? await untilUp(child) : await portOf(child);
  const { pid } = child;
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  return {
    port,
    cpu() {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      const gone = once(child, 'exit');
      process.off('exit', killWithUs);
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function startNode(kind: string): ChildProcess {
  const script = new URL('./hub-server.ts', import.meta.url).pathname;
  return spawn(process.execPath, [script, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function startMosquitto(): ChildProcess {
  const config = join(mkdtempSync(join(tmpdir(), 'mosquitto-')), 'mosquitto.conf');
  // Mosquitto 2.0.11 does not start with WebSocket listeners alone.
  const lines = [
    'allow_anonymous true',
    `listener ${mosquittoPort + 1} 127.0.0.1`,
    `listener ${mosquittoPort} 127.0.0.1`,
    'protocol websockets',
    'max_queued_messages 0',
    'set_tcp_nodelay true',
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  return spawn('mosquitto', ['-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function portOf(child: ChildProcess): Promise<number> {
  const [chunk] = await once(child.stdout ?? child, 'data');
  return Number(/port (\d+)/.exec(String(chunk))?.[1]);
}

async function untilUp(child: ChildProcess): Promise<number> {
  let output = '';
  for await (const chunk of child.stderr ?? []) {
    output += chunk;
    if (output.includes('running')) break;
  }
  child.stderr?.resume();
  return mosquittoPort;
}
