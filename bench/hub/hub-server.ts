import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { createHub } from '../../server/realtime/hub/hub.ts';
import { benchKey } from './hub-peers.ts';

/** One of the servers that are compared, in a process of its own. */
const kind = process.argv[2];
const server = createServer();

if (kind === 'hub') {
  createHub({
    keys: [benchKey],
    limits: { connectionsPerAddress: 20_000, publishBurst: 10_000, publishesPerSecond: 10_000 },
  }).attach(server);
} else if (kind === 'socket.io') {
  const { Server } = await import('socket.io');
  const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
  io.on('connection', (socket) => socket.on('m', (data: string) => io.emit('m', data)));
} else {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const text = data.toString();
      if (text === 'hello') socket.send('ready');
      else for (const client of sockets.clients) client.send(text);
    });
  });
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`port ${typeof address === 'object' ? address?.port : ''}`);
});
