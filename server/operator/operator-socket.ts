import { chmod, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { OperatorAnswer, OperatorCall } from './operator-verbs.ts';

/** What an address of a socket may have on every system. */
const longestPath = 100;
const longestCall = 64 * 1024;

/** Where a running server takes an operator's commands; undefined where the system has no such place. */
export function operatorSocket(dataDir: string): string | undefined {
  const place = path.join(dataDir, 'operator.sock');
  return process.platform === 'win32' || Buffer.byteLength(place) > longestPath ? undefined : place;
}

/**
 * Takes commands from a user who may write to the data folder, which is this one alone: a folder has one process, so
 * nobody else can open the embedded database meanwhile. One call a connection.
 */
export async function takeOperatorCalls(
  dataDir: string,
  run: (call: OperatorCall) => Promise<OperatorAnswer>,
  log: Logger,
): Promise<() => Promise<void>> {
  const place = operatorSocket(dataDir);
  if (place === undefined) {
    log.warn(
      { dataDir },
      'No operator commands while the server runs: the path of DATA_DIR is too long for a socket',
    );
    return async () => undefined;
  }
  await rm(place, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let given = '';
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (chunk) => {
      given += chunk;
      if (given.length > longestCall) socket.destroy();
    });
    socket.on('end', () => {
      Promise.resolve()
        .then(() => run(JSON.parse(given) as OperatorCall))
        .catch((err: unknown): OperatorAnswer => {
          log.error({ err }, 'An operator command failed');
          return { code: 1, lines: [`It failed: ${(err as Error).message}`], data: null };
        })
        .then((answer) => socket.end(JSON.stringify(answer)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  });
  await chmod(place, 0o600);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Puts a command to the server that runs on this data folder; undefined where none does. */
export async function askRunningServer(
  dataDir: string,
  call: OperatorCall,
): Promise<OperatorAnswer | undefined> {
  const place = operatorSocket(dataDir);
  if (place === undefined) return undefined;
  const socket = connect({ path: place, allowHalfOpen: true });
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isThere) return undefined;
  socket.end(JSON.stringify(call));
  return JSON.parse(await text(socket)) as OperatorAnswer;
}
