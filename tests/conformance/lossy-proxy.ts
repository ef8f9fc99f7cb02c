import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A line that breaks: after every so many bytes from the server it swallows what comes next for a moment (ACKs and
 * messages among it) and then cuts the connection on both sides.
 */
export async function startLossyProxy(
  target: number,
  breaks: { afterBytes: () => number; swallowMs: number },
) {
  const open = new Set<Socket>();
  let cuts = 0;
  let healthy = false;
  const server = createServer((client) => {
    const upstream = connect({ port: target, host: '127.0.0.1' });
    const both = [client, upstream];
    const cut = () => {
      for (const socket of both) socket.destroy();
    };
    let left = breaks.afterBytes();
    let swallowing = false;
    for (const socket of both) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (chunk) => upstream.write(chunk));
    upstream.on('data', (chunk) => {
      left -= chunk.length;
      if (!swallowing && !healthy && left < 0) {
        swallowing = true;
        cuts += 1;
        setTimeout(cut, breaks.swallowMs);
      }
      if (!swallowing) client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cuts: () => cuts,
    heal() {
      healthy = true;
    },
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
