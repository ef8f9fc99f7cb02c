import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFolder } from '../../../server/database/data-folder.ts';
import { serverArguments, serverEnvironment } from '../../../scripts/server-command.mjs';
import { databaseTemplate } from '../database-template.ts';
import { freePort } from './free-port.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const readyWithinMs = 110_000;

export interface OutboxMail {
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

export interface Product {
  url: string;
  dataDir: string;
  pid(): number;
  outbox(recipient: string): Promise<OutboxMail[]>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
  start(): Promise<void>;
  /** The server's output since its first start. */
  output(): string;
  close(): Promise<void>;
}

/** The whole product as in production: its own process, port and data folder. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-e2e-'));
  const template = databaseTemplate();
  if (template && !environment.DATABASE_URL)
    await cp(template.folder, databaseFolder(dataDir), { recursive: true });
  let server: ChildProcess;
  let output = '';

  async function start(): Promise<void> {
    server = spawn(process.execPath, serverArguments, {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...serverEnvironment,
        PORT: String(port),
        NODE_URL: url,
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'warn',
        ...environment,
      },
    });
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    server.stdout?.on('data', collect);
    server.stderr?.on('data', collect);
    const deadline = Date.now() + readyWithinMs;
    while (!(await isReady(url))) {
      if (server.exitCode !== null) throw new Error(`The server ended at start:\n${output}`);
      if (Date.now() > deadline) throw new Error(`The server was not ready in time:\n${output}`);
      await pause(50);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    dataDir,
    start,
    pid: () => server.pid ?? 0,
    outbox: (recipient) => readOutbox(url, recipient),
    kill: () => end('SIGKILL'),
    async terminate() {
      await end('SIGTERM');
      return server.exitCode;
    },
    output: () => output,
    async close() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function readOutbox(url: string, recipient: string): Promise<OutboxMail[]> {
  const read = async (path: string) => (await fetch(`${url}/api/outbox${path}`)).json();
  const { mails } = (await read('')) as { mails: { id: number; recipient: string }[] };
  const theirs = mails.filter((mail) => mail.recipient === recipient);
  return Promise.all(theirs.map(({ id }) => read(`/${id}`) as Promise<OutboxMail>));
}
