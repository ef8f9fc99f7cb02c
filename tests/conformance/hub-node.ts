import { createServer } from 'node:http';
import { createHub } from '../../server/realtime/hub/hub.ts';
import { createRedisCluster } from '../../server/realtime/redis/redis-cluster.ts';

const delays = { presenceGrace: 3000 };
const hub = createHub({
  keys: [{ name: 'test.key', secret: 'a-secret-of-this-test-run' }],
  cluster: createRedisCluster({ url: process.argv[2] ?? '', delays, onError: console.error }),
  delays,
});
await hub.ready;
const server = createServer();
hub.attach(server);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`);
});
