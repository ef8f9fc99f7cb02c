import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openPostgresPool } from './postgres-pool.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** What a new connection sends first, as PostgreSQL's protocol has it: names and values, each ended by a zero. */
async function startupOf(url: (port: number) => string): Promise<Record<string, string>> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const received = new Promise<Buffer>((resolve) => {
    server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data: Buffer) => {
        resolve(data);
        socket.destroy();
      });
    });
  });
  const pool = openPostgresPool({
    url: url(port),
    withinMs: 1000,
    statementMs: 2000,
    onError: () => undefined,
  });
  closing.push(() => pool.end());
  pool.connect().catch(() => undefined);
  const parts = (await received).subarray(8).toString().split('\0');
  const pairs = Array.from({ length: Math.floor(parts.length / 2) }, (_, index) =>
    parts.slice(2 * index, 2 * index + 2),
  );
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

test('a connection begins with what every pooler takes, and no setting', async () => {
  const startup = await startupOf((port) => `postgres://ana@127.0.0.1:${port}/muster`);
  expect(startup).toEqual({ user: 'ana', database: 'muster', client_encoding: 'UTF8' });
});
