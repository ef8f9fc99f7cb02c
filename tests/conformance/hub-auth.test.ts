import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Capability } from '../../server/realtime/realtime-port.ts';
import { startHub, untilMessages } from './hub-harness.ts';
import { openRaw } from './raw-client.ts';

const connected = 4;
const disconnected = 6;
const error = 9;
const auth = 17;

let hub: Awaited<ReturnType<typeof startHub>>;
beforeEach(async () => {
  hub = await startHub();
});
afterEach(() => hub.stop());

const minute = 60_000;
const mint = (capability: Capability, ttlMs = minute, clientId = 'seat-1') =>
  hub.realtime.mintToken(clientId, capability, ttlMs);

/** A client whose next token allows what the test says. */
function connectWith(first: Capability) {
  const allowed = { now: first, ttlMs: 3_600_000, asked: 0 };
  const client = hub.open({
    authCallback: (_params, done) => {
      allowed.asked += 1;
      mint(allowed.now, allowed.ttlMs).then(
        (token) => done(null, token),
        (reason: Error) => done(reason.message, null),
      );
    },
  });
  return { client, allowed };
}

test('a token with fewer rights ends what it no longer allows, in band, and keeps the rest', async () => {
  const { client, allowed } = connectWith({ a: ['subscribe', 'presence'], b: ['subscribe', 'presence'] });
  const [a, b] = [client.channels.get('a'), client.channels.get('b')];
  await Promise.all([a.presence.enter(), b.presence.enter()]);
  const { id } = client.connection;
  const failed = b.whenState('failed');
  allowed.now = { a: ['subscribe'] };
  await client.auth.authorize();
  await failed;
  expect(b.errorReason).toMatchObject({ code: 40160 });
  expect([await hub.realtime.presence('a'), await hub.realtime.presence('b')]).toEqual([[], []]);
  const received = untilMessages(a, 1);
  await hub.realtime.publish('a', 'n', 'still heard');
  expect((await received)[0]?.data).toBe('still heard');
  await expect(a.presence.enter()).rejects.toMatchObject({ code: 40160 });
  expect([client.connection.id, client.connection.state]).toEqual([id, 'connected']);
});

test('a token with more rights permits what was refused, on the same connection and attachment', async () => {
  const { client, allowed } = connectWith({ a: ['subscribe'] });
  const [a, b] = [client.channels.get('a'), client.channels.get('b')];
  await a.attach();
  await expect(a.publish('n', 'x')).rejects.toMatchObject({ code: 40160 });
  await expect(b.attach()).rejects.toMatchObject({ code: 40160 });
  const { id } = client.connection;
  allowed.now = { a: ['subscribe', 'publish'], b: ['subscribe'] };
  await client.auth.authorize();
  await a.publish('n', 'y');
  await b.attach();
  expect(client.connection.id).toBe(id);
});

test('a new token of another client id ends the connection for good', async () => {
  const raw = openRaw(hub.port, { access_token: await mint({ a: ['subscribe'] }) });
  await raw.next(connected);
  raw.send({ action: auth, auth: { accessToken: await mint({ a: ['subscribe'] }, minute, 'seat-2') } });
  expect(await raw.next(error)).toMatchObject({ error: { code: 40102 } });
  await raw.closed;
});

test('requests a new token 30 s before its end, once, and continues', async () => {
  const { client, allowed } = connectWith({ a: ['subscribe'] });
  await client.connection.whenState('connected');
  hub.clock.advance(3_600_000 - 31_000);
  hub.hub.sweep();
  expect(allowed.asked).toBe(1);
  hub.clock.advance(2000);
  const states: string[] = [];
  client.connection.on(({ current }) => states.push(current));
  const updated = client.connection.once('update');
  hub.hub.sweep();
  hub.hub.sweep();
  await updated;
  expect([allowed.asked, states]).toEqual([2, ['connected']]);
});

test('an expired token breaks the line with 40142, and the client resumes with another', async () => {
  const { client, allowed } = connectWith({ a: ['subscribe'] });
  const channel = client.channels.get('a');
  const received = untilMessages(channel, 2);
  await channel.attach();
  await hub.realtime.publish('a', 'n', '1');
  const { id } = client.connection;
  const gone = client.connection.once('disconnected');
  hub.clock.advance(3_602_000);
  hub.hub.sweep();
  expect((await gone).reason).toMatchObject({ code: 40142 });
  await hub.realtime.publish('a', 'n', '2');
  expect((await received).map(({ data }) => data)).toEqual(['1', '2']);
  expect([client.connection.id, allowed.asked]).toEqual([id, 2]);
});

test('does not renew a token that is too short-lived', async () => {
  const raw = openRaw(hub.port, { access_token: await mint({ a: ['subscribe'] }, 20_000) });
  await raw.next(connected);
  hub.clock.advance(10_000);
  hub.hub.sweep();
  hub.clock.advance(12_000);
  hub.hub.sweep();
  expect(await raw.next(disconnected)).toMatchObject({ error: { code: 40142 } });
  expect(raw.frames.filter(({ action }) => action === auth)).toEqual([]);
  await expect.poll(() => hub.hub.core.sockets.open).toBe(0);
});
