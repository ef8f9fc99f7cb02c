import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../tests/support/free-port.ts';

function relay(from: Socket, to: Socket, delayMs: () => number): void {
  let freeAt = 0;
  from.on('data', (chunk) => {
    freeAt = Math.max(freeAt, Date.now() + delayMs());
    setTimeout(() => to.writable && to.write(chunk), freeAt - Date.now());
  });
  from.on('end', () => setTimeout(() => to.end(), Math.max(0, freeAt - Date.now()) + delayMs()));
  from.on('error', () => to.destroy());
}

/**
 * A line in front of the server, for HTTP and WebSockets alike, which the browser's own network emulation is not.
 * Every chunk waits `oneWayMs` plus up to `jitterMs`, in order.
 */
export async function openDelayingProxy(
  target: string,
  line: { oneWayMs: number; jitterMs: number },
): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(target);
  const delay = () => line.oneWayMs + Math.random() * line.jitterMs;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ host: hostname, port: Number(port) });
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    relay(client, upstream, delay);
    relay(upstream, client, delay);
  });
  const listening = await freePort();
  await new Promise<void>((resolve) => server.listen(listening, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${listening}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
