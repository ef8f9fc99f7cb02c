import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkTransfer } from '../../../contract/rules/sessions/system-checks.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const secret = 'a secret of the relay';
const relay = ['turn:relay.example:3478?transport=udp', 'turns:relay.example:5349?transport=tcp'];

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    config: {
      iceServers: [{ urls: ['stun:stun.example:3478'] }, { urls: relay }],
      turnSecret: secret,
      rooms: { engine: 'livekit', url: 'wss://rooms.example/rtc', apiKey: 'x', apiSecret: 'y' },
    },
  });
});
afterAll(() => test.close());

const from = (remoteAddress: string) => ({ remoteAddress });

/** As if so many had come from that address just now. */
async function fill(name: string, address: string, hits: number): Promise<void> {
  for (let hit = 0; hit < hits; hit += 1)
    await test.services.throttle(name, address, Number.MAX_SAFE_INTEGER, 60_000);
}

it('a visitor gets credentials of the relay that end after two minutes, and where realtime is', async () => {
  const answer = await test.inject({ url: '/api/check-connections' });
  const username = `${Math.floor(test.clock.now() / 1000) + 120}:check`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      ice_servers: [{ urls: ['stun:stun.example:3478'] }, { urls: relay, username, credential }],
      realtime: { hosted: false, endpoint: null },
      room_server: 'wss://rooms.example/rtc',
    },
  ]);
});

it('credentials are not handed out without end', async () => {
  const ask = () => test.inject({ url: '/api/check-connections', ...from('10.9.0.1') });
  await fill('check connections', '10.9.0.1', 599);
  expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await test.inject({ url: '/api/check-connections', ...from('10.9.0.2') })).statusCode).toBe(200);
});

it('sends exactly as many bytes as are promised, which no proxy can make fewer, and limits how often', async () => {
  const ask = () => test.inject({ url: '/api/check-download', ...from('10.9.0.3') });
  const { statusCode, headers, rawPayload } = await ask();
  expect([statusCode, rawPayload.length, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    checkTransfer.downBytes,
    'no-store',
    'application/octet-stream',
  ]);
  expect(new Set(rawPayload).size).toBe(256);
  await fill('check download', '10.9.0.3', 598);
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});

it('takes a piece, and refuses one that is larger, another kind and a flood', async () => {
  const send = (bytes: number, type = 'application/octet-stream') =>
    test.inject({
      method: 'POST',
      url: '/api/check-upload',
      headers: { 'content-type': type },
      payload: Buffer.alloc(bytes, 32),
      ...from('10.9.0.4'),
    });
  const largest = Math.max(...checkTransfer.upPieces);
  const taken = await send(largest);
  expect([taken.statusCode, taken.json()]).toEqual([200, { received_bytes: largest }]);
  expect((await send(largest + 1)).statusCode).toBe(413);
  expect((await send(8, 'text/csv')).statusCode).toBe(415);
  await fill('check upload', '10.9.0.4', 600 * checkTransfer.upPieces.length);
  expect((await send(8)).statusCode).toBe(429);
});

it('three hundred people of one address check their devices within a minute', async () => {
  const office = from('10.9.0.5');
  const upload = (bytes: number) =>
    test.inject({
      method: 'POST',
      url: '/api/check-upload',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(bytes, 32),
      ...office,
    });
  await fill('check download', '10.9.0.5', 299);
  await fill('check upload', '10.9.0.5', 299 * checkTransfer.upPieces.length);
  await fill('check connections', '10.9.0.5', 299);
  for (const path of ['connections', 'download', 'clip'])
    expect((await test.inject({ url: `/api/check-${path}`, ...office })).statusCode).toBe(200);
  for (const bytes of checkTransfer.upPieces) expect((await upload(bytes)).statusCode).toBe(200);
});

it('a page of another site can make no visitor upload', async () => {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/check-upload',
    headers: { 'content-type': 'application/octet-stream', origin: 'https://elsewhere.example' },
    payload: Buffer.alloc(8),
  });
  expect([answer.statusCode, answer.json()]).toEqual([419, { message: 'CSRF token mismatch.' }]);
});
