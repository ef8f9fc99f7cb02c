import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpBalancer = Awaited<ReturnType<typeof startBalancer>>;

/** One address before several nodes: every new connection goes to the node it is pointed at. */
export async function startBalancer(first: number) {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ port: target, host: '127.0.0.1' });
    const pair = [client, upstream];
    for (const socket of pair) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        for (const each of pair) each.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    point(port: number) {
      target = port;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
