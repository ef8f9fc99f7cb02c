import { createServer } from 'node:http';
import { createHub } from '../../server/realtime/hub/hub.ts';

/** A hub in a process of its own, with the limits it has in the product and a session of 300 members. */
const hub = createHub({ keys: [{ name: 'test.key', secret: 'a-secret-of-this-test-run' }] });
for (let n = 0; n < 300; n += 1) {
  const presence = [{ action: 2, clientId: `member-${n}`, data: 'x'.repeat(200) }];
  await hub.core.entries.append({
    channel: 'session:1',
    id: `member${n}:0`,
    connectionId: `member${n}`,
    presence,
  });
}
const server = createServer();
hub.attach(server);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ busyMs: (user + system) / 1000, slow: hub.core.sockets.slow });
});
