import { createServer } from 'node:http';
import { createHub } from '../../server/realtime/hub/hub.ts';

/** A hub whose state ages in seconds, that tells what it holds after a collection. */
const hub = createHub({
  keys: [{ name: 'soak.key', secret: 'secret-of-a-soak-run' }],
  limits: { connectionsPerAddress: 20_000, publishBurst: 10_000, publishesPerSecond: 10_000 },
  delays: { connectionStateTtl: 2000, presenceGrace: 500, replayTtl: 1000, sweepInterval: 100 },
});
const server = createServer();
hub.attach(server);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});

process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const megabytes = (bytes: number) => Math.round((bytes / 1_048_576) * 10) / 10;
  process.send?.({
    heap: megabytes(heapUsed),
    external: megabytes(external),
    rss: megabytes(rss),
    connections: hub.core.connections.size,
    channels: hub.core.channels.size,
    sockets: hub.core.sockets.open,
  });
});
