import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartProblem } from '../config/start-problem.ts';
import type { Database } from '../database/database.ts';
import { backupLines } from './backup-lines.ts';
import { keepRestored } from './restored-copy.ts';
import { restoreLines } from './restore-lines.ts';

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

function unreadable(file: string, cause: unknown): unknown {
  const { code, syscall } = cause as NodeJS.ErrnoException;
  return syscall ? new StartProblem(`${file} cannot be used (${code})`, { cause }) : cause;
}

/** Writes a new file, compressed, for its user alone: it holds all addresses and the application's secret. */
export async function writeBackup(database: Database, file: string, madeAt: Date): Promise<void> {
  let isOurs = false;
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  target.once('open', () => {
    isOurs = true;
  });
  try {
    await pipeline(Readable.from(withBreaks(backupLines(database, madeAt))), createGzip(), target);
  } catch (cause) {
    if (isOurs) await rm(file, { force: true });
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST')
      throw new StartProblem(`${file} exists already: give the backup another name`, { cause });
    throw unreadable(file, cause);
  }
}

/** Fills an empty database, which is then a copy that sends and directs nothing until it is released. */
export async function restoreBackup(database: Database, file: string, restoredAt: Date): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), (chunks: AsyncIterable<Buffer>) =>
      restoreLines(database, linesOf(chunks), (transaction) => keepRestored(transaction, restoredAt)),
    );
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (code.startsWith('Z_')) throw new StartProblem(`${file} is not a whole backup of Muster`, { cause });
    throw unreadable(file, cause);
  }
}
