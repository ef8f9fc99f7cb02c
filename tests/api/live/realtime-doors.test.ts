import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { parseConfig } from '../../../server/config/config.ts';
import { forwardedAddress, openRealtime } from '../../../server/open-realtime.ts';
import { openTestDatabase } from '../../support/test-database.ts';

const server = createServer();
let close: () => Promise<void>;

beforeAll(async () => {
  const { database, close: closeDatabase } = await openTestDatabase();
  const { hub, realtime } = await openRealtime({
    config: parseConfig({ PUBLIC_URL: 'https://muster.example' }),
    secret: 'a-secret-of-the-tests-and-of-nothing-else',
    clock: systemClock,
    database,
    log: pino({ level: 'silent' }),
  });
  hub?.attach(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = async () => {
    await realtime.close();
    server.closeAllConnections();
    server.close();
    await closeDatabase();
  };
});
afterAll(() => close());

/** The status of the answer to an upgrade that a page of that origin asks for. */
function upgradeFrom(origin: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({
      port,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        origin,
      },
    });
    asked.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode);
    });
    asked.on('response', (answer) => resolve(answer.statusCode));
    asked.on('error', reject);
    asked.end();
  });
}

it('accepts pages of the public address and of the requested host, behind any proxy name', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await upgradeFrom('https://muster.example')).toBe(101);
  expect(await upgradeFrom(`http://localhost:${port}`)).toBe(101);
  expect(await upgradeFrom('https://evil.example')).toBe(403);
  expect(await upgradeFrom('http://muster.example')).toBe(403);
  expect(await upgradeFrom('null')).toBe(403);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [undefined, '10.0.0.1'],
])('counts the address that the trusted proxy added: %s', (forwarded, address) => {
  const { headers, socket } = {
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  };
  expect(forwardedAddress({ headers, socket: socket as IncomingMessage['socket'] })).toBe(address);
});
