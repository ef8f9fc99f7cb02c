import { SignJWT } from 'jose';
import { afterEach, expect, test } from 'vitest';
import { key, startHub } from './hub-harness.ts';
import { basic, openRaw, publish } from './raw-client.ts';

const connected = 4;
const ack = 1;
const nack = 2;
const disconnected = 6;
const error = 9;
const attached = 11;
const message = 15;
const resumed = 4;

let hub: Awaited<ReturnType<typeof startHub>>;
afterEach(() => hub.stop());

async function sign(
  claims: Record<string, unknown>,
  options: { alg?: string; secret?: string; kid?: string } = {},
) {
  const { alg = 'HS256', secret = key.secret, kid = key.name } = options;
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid })
    .sign(new TextEncoder().encode(secret.padEnd(64, 'x')));
}

test('a page of another origin is refused at the door, no page and the own page are not', async () => {
  hub = await startHub();
  expect(await openRaw(hub.port, basic, { origin: 'https://evil.example' }).refused).toBe(403);
  expect(await openRaw(hub.port, basic, { origin: 'null' }).refused).toBe(403);
  const own = openRaw(hub.port, basic, { origin: `http://127.0.0.1:${hub.port}` });
  expect((await own.next(connected)).connectionId).toMatch(/^\w{12}$/);
});

test.each([
  ['signed with another secret', { iat: 1, exp: 9e9 }, { secret: 'other' }, 40144],
  ['signed with another algorithm', { iat: 1, exp: 9e9 }, { alg: 'HS512' }, 40144],
  ['naming an unknown key', { iat: 1, exp: 9e9 }, { kid: 'no.key' }, 40400],
  ['without an expiry', { iat: 1 }, {}, 40144],
  ['expired', { iat: 1, exp: 2 }, {}, 40142],
  ['with a malformed capability', { iat: 1, exp: 9e9, 'x-ably-capability': '[' }, {}, 40144],
])('a token %s is refused', async (_case, claims, options, code) => {
  const secret = key.secret.padEnd(64, 'x');
  hub = await startHub({ keys: [{ ...key, secret }] });
  const raw = openRaw(hub.port, { access_token: await sign(claims, options), format: 'json' });
  expect(await raw.next(error)).toMatchObject({ error: { code } });
  await raw.closed;
});

test('a token without a signature (alg none) is refused', async () => {
  hub = await startHub();
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none', kid: key.name })}.${part({ iat: 1, exp: 9e9 })}.`;
  const raw = openRaw(hub.port, { access_token: token });
  expect(await raw.next(error)).toMatchObject({ error: { code: 40144 } });
});

test('of a token within another JWT only the inner one counts', async () => {
  hub = await startHub();
  const inner = await hub.realtime.mintToken('seat-1', { a: ['subscribe'] }, 60_000);
  const around = (claims: Record<string, unknown>, header: Record<string, unknown> = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', ...header })
      .sign(new TextEncoder().encode('a-secret-of-somebody-else'));
  for (const outer of [
    await around({ 'x-ably-token': inner }),
    await around({}, { 'x-ably-token': inner }),
  ]) {
    const raw = openRaw(hub.port, { access_token: outer });
    expect(await raw.next(connected)).toMatchObject({ connectionDetails: { clientId: 'seat-1' } });
    raw.send({ action: 10, channel: 'b' });
    expect(await raw.next(error)).toMatchObject({ channel: 'b', error: { code: 40160 } });
  }
  const empty = openRaw(hub.port, { access_token: await around({ 'x-ably-token': await around({}) }) });
  expect(await empty.next(error)).toMatchObject({ error: { code: 40144 } });
});

test('a token speaks for its own client id only', async () => {
  hub = await startHub();
  const token = await hub.realtime.mintToken('seat-1', { a: ['publish', 'presence'] }, 60_000);
  expect(await openRaw(hub.port, { access_token: token, clientId: 'seat-2' }).next(error)).toMatchObject({
    error: { code: 40102 },
  });
  const raw = openRaw(hub.port, { access_token: token });
  await raw.next(connected);
  raw.send(publish(0, { name: 'x', clientId: 'seat-2' }));
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 0, error: { code: 40012 } });
  raw.send({ action: 10, channel: 'a' });
  await raw.next(attached);
  raw.send({ action: 14, channel: 'a', msgSerial: 1, presence: [{ action: 2, clientId: 'seat-2' }] });
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 1, error: { code: 40012 } });
  expect(await hub.realtime.presence('a')).toEqual([]);
});

test('one connection key does not open another client’s connection', async () => {
  hub = await startHub();
  const grantFor = (clientId: string) => hub.realtime.mintToken(clientId, { a: ['publish'] }, 60_000);
  const first = openRaw(hub.port, { access_token: await grantFor('seat-1') });
  const { connectionId, connectionDetails } = await first.next(connected);
  const { connectionKey } = connectionDetails as { connectionKey: string };
  const thief = openRaw(hub.port, { access_token: await grantFor('seat-2'), resume: connectionKey });
  const answer = await thief.next(connected);
  expect(answer.connectionId).not.toBe(connectionId);
  expect(answer).toMatchObject({ error: { code: 80018 } });
});

test('connections are capped in total and per address, and a closed one frees its slot', async () => {
  hub = await startHub({ limits: { connectionsPerAddress: 2 } });
  const [one, two] = [openRaw(hub.port, basic), openRaw(hub.port, basic)];
  await Promise.all([one.next(connected), two.next(connected)]);
  const third = openRaw(hub.port, basic);
  expect(await third.next(disconnected)).toMatchObject({ error: { code: 42910, statusCode: 429 } });
  await third.closed;
  one.socket.close();
  await expect.poll(() => hub.hub.core.sockets.open).toBe(1);
  await openRaw(hub.port, basic).next(connected);
});

test('channels per connection, size and rate of publishes are capped', async () => {
  hub = await startHub({
    limits: { channelsPerConnection: 1, messageBytes: 100, publishBurst: 3, publishesPerSecond: 0 },
  });
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send({ action: 10, channel: 'a' });
  await raw.next(attached);
  raw.send({ action: 10, channel: 'b' });
  expect(await raw.next(error)).toMatchObject({ channel: 'b', error: { code: 90010 } });
  raw.send(publish(0, { data: 'x'.repeat(101) }));
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 0, error: { code: 40009 } });
  raw.send(publish(1, { data: 'x' }));
  raw.send(publish(2, { data: 'x' }));
  raw.send(publish(3, { data: 'x' }));
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 3, error: { code: 42911 } });
});

test.each([
  ['not JSON', '{"action":'],
  ['no object', '[1,2]'],
  ['no action', '{"channel":"a"}'],
  ['deep nesting', '['.repeat(100_000)],
])('a frame that is %s is answered and the socket closed', async (_case, text) => {
  hub = await startHub();
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send(text);
  expect(await raw.next(error)).toMatchObject({ error: { code: 40000 } });
  expect(await raw.closed).toBe(1000);
});

test('binary and huge frames close the socket with their own codes', async () => {
  hub = await startHub({ limits: { frameBytes: 1000 } });
  const binary = openRaw(hub.port, basic);
  await binary.next(connected);
  binary.socket.send(Buffer.from([0x80]));
  expect(await binary.closed).toBe(1003);
  const huge = openRaw(hub.port, basic);
  await huge.next(connected);
  huge.send('x'.repeat(1001));
  expect(await huge.closed).toBe(1009);
});

test.each([
  ['messages that are none', { messages: {} }],
  ['an empty list', { messages: [] }],
  ['a message that is text', { messages: ['x'] }],
  ['a numeric payload', { messages: [{ data: 5 }] }],
  ['a numeric name', { messages: [{ name: 5 }] }],
  [
    'extras nested too deeply',
    { messages: [{ extras: JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`) }] },
  ],
])('a publish with %s is refused and the connection lives on', async (_case, wrong) => {
  hub = await startHub();
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send({ action: 15, channel: 'a', msgSerial: 0, ...wrong });
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 0, count: 1 });
  raw.send(publish(1, { data: 'fine' }));
  expect(await raw.next(ack)).toMatchObject({ msgSerial: 1, count: 1 });
});

test('a prototype in the payload changes nothing', async () => {
  hub = await startHub();
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send(
    '{"action":15,"channel":"__proto__","msgSerial":0,"messages":[{"__proto__":{"polluted":1},"extras":{"__proto__":{"polluted":1}}}]}',
  );
  await raw.next(ack);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('ACKs of one tick are one frame with all results', async () => {
  hub = await startHub();
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.socket.pause();
  for (let serial = 0; serial < 50; serial += 1) raw.send(publish(serial, { data: String(serial) }));
  raw.socket.resume();
  let next = 0;
  while (next < 50) {
    const frame = await raw.next(ack);
    expect([frame.msgSerial, (frame.res as unknown[]).length]).toEqual([next, frame.count]);
    next += Number(frame.count);
  }
  expect(next).toBe(50);
});

test('nothing is delivered after DETACH', async () => {
  hub = await startHub();
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send({ action: 10, channel: 'a' });
  await raw.next(attached);
  raw.send({ action: 12, channel: 'a' });
  await raw.next(13);
  await hub.realtime.publish('a', 'late', 'x');
  raw.send({ action: 0, id: 'after' });
  await raw.next(0);
  expect(raw.frames).toEqual([]);
});

test('a slow consumer is dropped and resumes with everything', async () => {
  hub = await startHub({ limits: { outboundBytes: 200_000, replayBytes: 1e9 } });
  const raw = openRaw(hub.port, basic);
  const first = await raw.next(connected);
  raw.send({ action: 10, channel: 'a' });
  const { channelSerial } = await raw.next(attached);
  raw.socket.pause();
  const text = 'x'.repeat(60_000);
  let sent = 0;
  while (hub.hub.core.sockets.slow === 0) {
    sent += 1;
    await hub.realtime.publish('a', String(sent), text);
    await new Promise((resolve) => setImmediate(resolve));
    if (sent > 2000) throw new Error('never dropped');
  }
  Object.assign(hub.hub.core.limits, { outboundBytes: 1e9 });
  const { connectionKey } = first.connectionDetails as { connectionKey: string };
  const again = openRaw(hub.port, { ...basic, resume: connectionKey });
  expect((await again.next(connected)).connectionId).toBe(first.connectionId);
  again.send({ action: 10, channel: 'a', channelSerial });
  expect(Number((await again.next(attached)).flags) & resumed).toBe(resumed);
  const names: string[] = [];
  while (names.length < sent) {
    const { messages } = await again.next(message);
    names.push((messages as { name: string }[])[0]?.name ?? '');
  }
  expect(names).toEqual(Array.from({ length: sent }, (_, n) => String(n + 1)));
});

test('closing tells every client to reconnect later', async () => {
  hub = await startHub();
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  const closing = hub.hub.close();
  expect(await raw.next(disconnected)).toMatchObject({ error: { code: 80003, statusCode: 503 } });
  expect(await raw.closed).toBe(1001);
  await closing;
});

test('channels without people or past are forgotten', async () => {
  hub = await startHub();
  for (let n = 0; n < 100; n += 1) await hub.realtime.publish(`session:${n}`, 'x', 'y');
  expect(hub.hub.core.channels.size).toBe(100);
  hub.clock.advance(300_000);
  hub.hub.sweep();
  expect(hub.hub.core.channels.size).toBe(0);
});
