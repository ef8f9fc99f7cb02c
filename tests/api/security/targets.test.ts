import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLobby, type LiveSession } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];

let stranger: Server;
let directing: TestApp;
let other: TestApp;
let session: LiveSession;
let token = '';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  stranger = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const storiesRoot = writeStoryFolder();
  directing = await createTestApp({ storiesRoot });
  await directing.app.listen({ port: 0, host: '127.0.0.1' });
  const { clock, database } = directing;
  other = await createTestApp({ storiesRoot, clock, database, env: { NODE_URL: 'http://127.0.0.1:9' } });
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  session = await createLobby(directing);
  await directing.database
    .insertInto('session_leases')
    .values({
      session_id: session.id,
      owner: `http://127.0.0.1:${portOf(directing.app.server)}`,
      epoch: 1,
      renewed_at: new Date(clock.now()),
      expires_at: new Date(clock.now() + 3_600_000),
    })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({
        owner: `http://127.0.0.1:${portOf(directing.app.server)}`,
        expires_at: new Date(clock.now() + 3_600_000),
      }),
    )
    .execute();
  token = session.seat('Ana').browser.token ?? '';
});
afterAll(async () => {
  stranger.close();
  await other.close();
  await directing.close();
});

/** The whole answer to a request line as it stands here. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  body = '{"called":true}',
): Promise<string> {
  const port = portOf(other.app.server);
  const all = {
    Host: `127.0.0.1:${port}`,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    Connection: 'close',
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST ${target} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`),
    );
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);
const path = '/api/exp/help';

test('forwards only to the directing node, for any host of the request line', async () => {
  const evil = `127.0.0.1:${portOf(stranger)}`;
  const targets = [
    `http://${evil}${path}`,
    `HTTP://${evil}${path}`,
    `http://user@${evil}${path}`,
    `//${evil}${path}`,
    `/\\${evil}${path}`,
    `${path}#@${evil}/`,
    `${path}\\..\\@${evil}`,
    `ws://${evil}${path}`,
    evil,
    '*',
  ];
  const statuses = await Promise.all(targets.map(async (target) => [target, statusOf(await ask(target))]));
  expect(statuses).toEqual(targets.map((target) => [target, 400]));
  expect(asked).toEqual([]);
});

test.each(['/api/user', '/%61pi/user', '/api/%75ser', '/api/user/', '/api//user'])(
  'personal data is never stored, in whatever form it is asked for: %s',
  async (url) => {
    const { statusCode, headers } = await other.inject({
      url,
      headers: { authorization: `Bearer ${session.company.browser.token}` },
    });
    if (statusCode === 200) expect(headers['cache-control']).toBe('no-store');
    else expect(statusCode).toBe(404);
  },
);

test('sockets are opened for plain targets only', async () => {
  const upgrade = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version': '13',
  };
  const targets = ['http://evil.example/', '//evil.example', '/?a#b', '/?a\\b'];
  const statuses = await Promise.all(targets.map(async (target) => statusOf(await ask(target, upgrade, ''))));
  expect(statuses).toEqual(targets.map(() => 400));
});

test('with a list of hosts no other is answered', async () => {
  const listed = await createTestApp({
    env: { PUBLIC_URL: 'https://muster.example', ALLOWED_HOSTS: 'www.muster.example' },
  });
  const by = async (host: string, url = '/build.json') =>
    (await listed.inject({ url, headers: { host } })).statusCode;
  expect([
    await by('muster.example'),
    await by('www.muster.example'),
    await by('evil.example'),
    await by('muster.example.evil.example'),
    await by('evil.example', '/healthz'),
  ]).toEqual([200, 200, 400, 400, 200]);
  await listed.close();
});
