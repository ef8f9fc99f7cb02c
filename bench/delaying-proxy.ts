import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../tests/support/servers/free-port.ts';

/** Passes on what has waited long enough, strictly in order: timers of different lengths may fire out of it. */
function relay(from: Socket, to: Socket, delayMs: () => number): void {
  const waiting: { chunk: Buffer | null; dueAt: number }[] = [];
  let lastDueAt = 0;
  let isTimed = false;
  const wake = (at: number) => {
    isTimed = true;
    setTimeout(passOn, Math.max(1, at - performance.now()));
  };
  const passOn = () => {
    isTimed = false;
    while (waiting[0] && waiting[0].dueAt <= performance.now()) {
      const { chunk } = waiting.shift() ?? {};
      if (!to.writable) continue;
      if (chunk) to.write(chunk);
      else to.end();
    }
    if (waiting[0]) wake(waiting[0].dueAt);
  };
  const take = (chunk: Buffer | null) => {
    lastDueAt = Math.max(lastDueAt, performance.now() + delayMs());
    waiting.push({ chunk, dueAt: lastDueAt });
    if (!isTimed) wake(lastDueAt);
  };
  from.on('data', take);
  from.on('end', () => take(null));
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
