import { createHmac, randomBytes } from 'node:crypto';
import { Rest } from 'ably';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { key, sdkOptions, startHub } from './hub-harness.ts';

const keyStr = `${key.name}:${key.secret}`;
let hub: Awaited<ReturnType<typeof startHub>>;
let app: FastifyInstance;
let rest: Rest;

beforeEach(async () => {
  hub = await startHub();
  app = Fastify();
  await app.register(hub.hub.rest);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  rest = new Rest({ ...sdkOptions(port), key: keyStr });
});
afterEach(async () => {
  await hub.stop();
  app.server.closeAllConnections();
  await app.close();
});

function tokenRequest(change: Record<string, unknown> = {}) {
  const request: Record<string, unknown> = {
    keyName: key.name,
    ttl: 60_000,
    capability: '{"a":["subscribe"]}',
    clientId: 'seat-1',
    timestamp: hub.clock.now(),
    nonce: randomBytes(16).toString('hex'),
    ...change,
  };
  const fields = ['keyName', 'ttl', 'capability', 'clientId', 'timestamp', 'nonce'];
  const text = fields.map((field) => `${request[field] ?? ''}\n`).join('');
  return { mac: createHmac('sha256', key.secret).update(text).digest('base64'), ...request };
}

const ask = (payload: object, keyName = key.name) =>
  app.inject({ method: 'POST', url: `/keys/${keyName}/requestToken`, payload });
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => [
  answer.statusCode,
  answer.json().error.code,
  answer.headers['x-ably-errorcode'],
];

test('the time is the hub’s', async () => {
  hub.clock.advance(3_600_000);
  expect(Math.abs((await rest.time()) - hub.clock.now())).toBeLessThan(5000);
});

test('a signed token request returns a token with exactly its rights', async () => {
  const answer = await ask(tokenRequest());
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['content-type']).toBe('application/json');
  const { token, issued, expires, capability, clientId } = answer.json();
  expect([expires - issued, capability, clientId]).toEqual([60_000, '{"a":["subscribe"]}', 'seat-1']);
  const client = hub.open({ token });
  await client.channels.get('a').attach();
  expect(client.auth.clientId).toBe('seat-1');
  await expect(client.channels.get('b').attach()).rejects.toMatchObject({ code: 40160 });
});

test('a token request of the SDK is taken, from a client that has no key', async () => {
  const request = await rest.auth.createTokenRequest({ clientId: 'seat-2' });
  expect((await ask(request)).json()).toMatchObject({ keyName: key.name, clientId: 'seat-2' });
});

test('a nonce counts once', async () => {
  const request = tokenRequest();
  expect((await ask(request)).statusCode).toBe(201);
  expect(codeOf(await ask(request))).toEqual([401, 40105, '40105']);
});

test.each([
  ['whose signature is another’s', { mac: Buffer.alloc(32).toString('base64') }, [401, 40101, '40101']],
  ['signed for less than it asks', { mac: 'AAAA' }, [401, 40101, '40101']],
  ['of long ago', { timestamp: 1000 }, [401, 40104, '40104']],
  ['with a short nonce', { nonce: 'short' }, [401, 40101, '40101']],
  ['for longer than a day', { ttl: 24 * 3_600_000 + 1 }, [400, 40003, '40003']],
  ['for a malformed capability', { capability: '{"a":["fly"]}' }, [400, 40000, '40000']],
  ['in another key’s name', { keyName: 'other.key' }, [401, 40101, '40101']],
])('a token request %s is refused', async (_case, change, expected) => {
  expect(codeOf(await ask(tokenRequest(change)))).toEqual(expected);
});

test('an unknown key and an unsigned request are refused', async () => {
  expect(codeOf(await ask(tokenRequest(), 'no.key'))).toEqual([404, 40400, '40400']);
  expect(codeOf(await ask({ keyName: key.name }))).toEqual([401, 40101, '40101']);
});

test('a key’s capability bounds its tokens', async () => {
  await hub.stop();
  hub = await startHub({ keys: [{ ...key, capability: { 'a:*': ['subscribe'] } }] });
  const narrow = Fastify();
  await narrow.register(hub.hub.rest);
  const post = (capability: string) =>
    narrow.inject({
      method: 'POST',
      url: `/keys/${key.name}/requestToken`,
      payload: tokenRequest({ capability }),
    });
  expect((await post('{"*":["*"]}')).json().capability).toBe('{"a:*":["subscribe"]}');
  expect((await post('{"b":["subscribe"]}')).json().error.code).toBe(40160);
  await narrow.close();
});

test('presence history lists entries, updates and leaves, in pages and both directions', async () => {
  const client = hub.connect('seat-1');
  const { presence } = client.channels.get('a');
  await presence.enter('one');
  await presence.update('two');
  await presence.leave();
  const history = rest.channels.get('a').presence;
  const newest = await history.history({ limit: 2 });
  const contentOf = (items: typeof newest.items) => items.map(({ action, data }) => [action, data]);
  expect(contentOf(newest.items)).toEqual([
    ['leave', 'two'],
    ['update', 'two'],
  ]);
  expect(contentOf((await newest.next())?.items ?? [])).toEqual([['enter', 'one']]);
  const { items } = await history.history({ direction: 'forwards' });
  expect(items.map(({ action, clientId, connectionId }) => [action, clientId, connectionId])).toEqual(
    ['enter', 'update', 'leave'].map((action) => [action, 'seat-1', client.connection.id]),
  );
});

test('a token publishes and reads what it allows, and nothing else', async () => {
  const token = await hub.realtime.mintToken('seat-1', { a: ['publish'], b: ['history'] }, 60_000);
  const headers = { authorization: `Bearer ${Buffer.from(token).toString('base64')}` };
  const post = (channel: string, payload: object) =>
    app.inject({ method: 'POST', url: `/channels/${channel}/messages`, payload, headers });
  const read = (path: string) => app.inject({ url: `/channels/${path}`, headers });
  expect((await post('a', { name: 'n', data: 'x' })).json()).toMatchObject({
    channel: 'a',
    messageId: expect.any(String),
    serials: [expect.any(String)],
  });
  expect(codeOf(await post('b', { data: 'x' }))).toEqual([401, 40160, '40160']);
  expect(codeOf(await post('a', { data: 'x', clientId: 'seat-2' }))).toEqual([400, 40012, '40012']);
  expect(codeOf(await post('a', { data: 'x'.repeat(70_000) }))).toEqual([413, 40009, '40009']);
  expect(codeOf(await read('a/messages'))).toEqual([401, 40160, '40160']);
  expect(codeOf(await read('a/presence'))).toEqual([401, 40160, '40160']);
  expect((await read('b/messages')).json()).toEqual([]);
});

test('what a token publishes by REST counts as what it publishes by its connections', async () => {
  Object.assign(hub.hub.core.limits, { publishesPerSecond: 0, publishBurst: 3, channelsPerConnection: 2 });
  const token = await hub.realtime.mintToken('seat-1', { '*': ['publish'] }, 60_000);
  const post = (channel: string, data = 'x') =>
    app.inject({
      method: 'POST',
      url: `/channels/${channel}/messages`,
      payload: { data },
      headers: { authorization: `Bearer ${token}` },
    });
  await hub.open({ token }).channels.get('a').publish('n', 'x');
  expect((await post('b')).statusCode).toBe(201);
  expect(codeOf(await post('c'))).toEqual([400, 90010, '90010']);
  expect(codeOf(await post('a'))).toEqual([429, 42911, '42911']);
  await Promise.all(['d', 'e', 'f'].map((channel) => rest.channels.get(channel).publish('n', 'by key')));
});

test('filters members by client id on every page', async () => {
  await Promise.all(
    ['seat-1', 'seat-1', 'seat-2', 'seat-3'].map((seat) =>
      hub.connect(seat).channels.get('a').presence.enter(),
    ),
  );
  const first = await rest.channels.get('a').presence.get({ limit: 1, clientId: 'seat-1' });
  const second = await first.next();
  expect([first, second].map((page) => page?.items.map(({ clientId }) => clientId))).toEqual([
    ['seat-1'],
    ['seat-1'],
  ]);
  expect(second?.isLast()).toBe(true);
});

test('history until the attach is what a rewind did not bring, also where it brought all there was', async () => {
  hub.hub.attach(app.server);
  for (const data of ['1', '2', '3']) await hub.realtime.publish('a', 'n', data);
  const address = app.server.address();
  const client = hub.open({ key: keyStr, port: typeof address === 'object' && address ? address.port : 0 });
  const until = async (rewind: string) => {
    const channel = client.channels.get('a', { params: { rewind } });
    await channel.attach();
    const { items } = await channel.history({ untilAttach: true });
    await channel.detach();
    client.channels.release('a');
    return items.map(({ data }) => data);
  };
  expect([await until('1'), await until('3'), await until('10')]).toEqual([['2', '1'], [], []]);
});
