import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { reachRelay } from './check-relay.ts';

const withinMs = 5000;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test('a relay is reached by the binding request that it answers, or by a connection', async () => {
  const relay = createSocket('udp4');
  const received: Buffer[] = [];
  relay.on('message', (message, { port, address }) => {
    received.push(message);
    relay.send(Buffer.from('0101', 'hex'), port, address);
  });
  relay.bind(0, '127.0.0.1');
  await once(relay, 'listening');
  closing.push(() => relay.close());
  await reachRelay(`turn:127.0.0.1:${relay.address().port}?transport=udp`, withinMs);
  expect(received[0]?.subarray(0, 8).toString('hex')).toBe('000100002112a442');

  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as { port: number };
  await reachRelay(`turns:127.0.0.1:${port}`, withinMs);
  await reachRelay(`turn:127.0.0.1:${port}?transport=tcp`, withinMs);
});

test('one that is not there is not reached', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  await expect(reachRelay(`turn:127.0.0.1:${port}?transport=tcp`, withinMs)).rejects.toThrow();
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(() => silent.close());
  await expect(reachRelay(`turn:127.0.0.1:${silent.address().port}`, 50)).rejects.toThrow();
});
