import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A program with a network, processes and mounts of its own. */
export interface Isolated {
  /** Its first process, as this machine counts. */
  pid: number;
  output(): string;
  /** Runs a program beside it, as `docker exec` or `machinectl shell` does; rejects where it fails. */
  execute(command: readonly string[]): Promise<string>;
  /** Resolves with the exit code after the signal. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** The child that is the first process of its namespace; there may be others for a moment. */
async function firstProcessOf({ pid }: ChildProcess): Promise<number> {
  for (;;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    for (const child of children.trim().split(' ').filter(Boolean)) {
      const status = await readFile(`/proc/${child}/status`, 'utf8').catch(() => '');
      if (/^NSpid:\s+\d+\s+1$/m.test(status)) return Number(child);
    }
    await pause(20);
  }
}

/** Starts `command`, which makes the namespaces and has the program as its child. */
export async function startIsolated(command: string, words: readonly string[]): Promise<Isolated> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const pid = await firstProcessOf(child);
  return {
    pid,
    output: () => output,
    execute: async (beside) =>
      (await execute('nsenter', ['-t', String(pid), '-m', '-n', '-p', '-r', '-w', ...beside])).stdout,
    async stop(signal) {
      if (child.exitCode === null) process.kill(pid, signal);
      const [code] = await ended;
      return code;
    },
  };
}
