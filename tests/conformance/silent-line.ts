import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server whose lines can die without a word: neither end is told, and new ones go through. */
export async function startSilentLine(target: number) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ port: target, host: '127.0.0.1' });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence() {
      for (const socket of open) socket.unpipe().on('data', () => undefined);
    },
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
