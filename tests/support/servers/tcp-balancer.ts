import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpBalancer = Awaited<ReturnType<typeof startBalancer>>;

/** One address before several nodes: every new connection goes to the node it is pointed at. */
export async function startBalancer(first: number) {
  let target = first;
  let isStalled = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ port: target, host: '127.0.0.1' });
    const pair: [Socket, Socket] = [client, upstream];
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      open.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      if (isStalled) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const silence = () => {
    for (const socket of open) socket.pause();
  };
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    point(port: number) {
      target = port;
    },
    /** Drops everything silently until `resume`. */
    stall() {
      isStalled = true;
      silence();
    },
    /** Silently drops everything on open connections; new ones go through. */
    silence,
    resume() {
      isStalled = false;
      for (const socket of open) socket.resume();
    },
    cut,
    close() {
      server.close();
      cut();
    },
  };
}
