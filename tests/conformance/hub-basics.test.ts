import { afterEach, beforeEach, expect, test } from 'vitest';
import { cut, key, startHub, untilMessages } from './hub-harness.ts';

let hub: Awaited<ReturnType<typeof startHub>>;

beforeEach(async () => {
  hub = await startHub();
});
afterEach(() => hub.stop());

test('a token connects, its client id becomes the connection’s', async () => {
  const client = hub.connect('seat-1');
  await client.connection.whenState('connected');
  expect(client.auth.clientId).toBe('seat-1');
  expect(client.connection.id).toMatch(/^\w{12}$/);
});

test('a key connects', async () => {
  const client = hub.open({ key: `${key.name}:${key.secret}`, clientId: 'seat-1' });
  await client.connection.whenState('connected');
  expect(client.connection.state).toBe('connected');
});

test('what the server publishes reaches the subscribers as it was', async () => {
  const channel = hub.connect('seat-1').channels.get('session:1');
  const two = untilMessages(channel, 2);
  await channel.attach();
  await hub.realtime.publish('session:1', 'projection', { step: 3, names: ['Ada', 'Łukasz'] });
  await hub.realtime.publish('session:1', 'note', 'text');
  expect((await two).map(({ name, data }) => ({ name, data }))).toEqual([
    { name: 'projection', data: { step: 3, names: ['Ada', 'Łukasz'] } },
    { name: 'note', data: 'text' },
  ]);
});

test('a client’s publish is acknowledged with its serial and reaches others and itself', async () => {
  const one = hub.connect('seat-1').channels.get('session:1:signal:seat-2');
  const other = hub.connect('seat-2').channels.get('session:1:signal:seat-2');
  await Promise.all([one.attach(), other.attach()]);
  const received = Promise.all([untilMessages(one, 1), untilMessages(other, 1)]);
  const result = await one.publish('offer', { sdp: 'v=0' });
  const [[own], [theirs]] = await received;
  expect(result.serials).toEqual([expect.stringMatching(/^[0-9a-f]{16}-\d{10}:0$/)]);
  expect(own?.clientId).toBe('seat-1');
  expect(theirs?.data).toEqual({ sdp: 'v=0' });
  expect(theirs?.id).toBe(own?.id);
});

test('echo off spares the publisher its own messages', async () => {
  const client = hub.connect('seat-1', undefined, { echoMessages: false });
  const channel = client.channels.get('a');
  const first = untilMessages(channel, 1);
  await channel.attach();
  await channel.publish('own', 'x');
  await hub.realtime.publish('a', 'theirs', 'y');
  expect((await first).map(({ name }) => name)).toEqual(['theirs']);
});

test('presence: enter, update, sync for a latecomer, leave', async () => {
  const one = hub.connect('seat-1').channels.get('session:1');
  const changes: string[] = [];
  const stop = hub.realtime.watchPresence('session:1', (change) =>
    changes.push(`${change.action} ${change.clientId} ${change.members}`),
  );
  await one.presence.enter({ ready: false });
  await one.presence.update({ ready: true });
  const other = hub.connect('seat-2').channels.get('session:1');
  const members = await other.presence.get();
  expect(members.map(({ clientId, data }) => ({ clientId, data }))).toEqual([
    { clientId: 'seat-1', data: { ready: true } },
  ]);
  expect(await hub.realtime.presence('session:1')).toEqual([
    { clientId: 'seat-1', connectionId: expect.any(String), data: { ready: true } },
  ]);
  const left = new Promise((resolve) => void other.presence.subscribe('leave', resolve));
  await one.presence.leave();
  expect(await left).toMatchObject({ clientId: 'seat-1', action: 'leave' });
  expect(await other.presence.get()).toEqual([]);
  stop();
  expect(changes).toEqual(['enter seat-1 1', 'update seat-1 1', 'leave seat-1 0']);
});

test('closing leaves at once', async () => {
  const client = hub.connect('seat-1');
  await client.channels.get('a').presence.enter();
  const left = new Promise((resolve) => hub.realtime.watchPresence('a', resolve));
  client.close();
  expect(await left).toEqual({ channel: 'a', clientId: 'seat-1', action: 'leave', members: 0 });
});

test('a cut line resumes on the same connection with everything that was missed, in order', async () => {
  const client = hub.connect('seat-1');
  const channel = client.channels.get('session:1');
  const all = untilMessages(channel, 100);
  await channel.attach();
  const { id } = client.connection;
  for (let n = 0; n < 50; n += 1) await hub.realtime.publish('session:1', 'tick', String(n));
  cut(client);
  for (let n = 50; n < 100; n += 1) await hub.realtime.publish('session:1', 'tick', String(n));
  expect((await all).map(({ data }) => Number(data))).toEqual(Array.from({ length: 100 }, (_, n) => n));
  expect(client.connection.id).toBe(id);
  expect(channel.state).toBe('attached');
});

test('a member that drops stays present for the grace, then leaves', async () => {
  const client = hub.connect('seat-1');
  await client.channels.get('a').presence.enter();
  const changes: unknown[] = [];
  hub.realtime.watchPresence('a', (change) => changes.push(change));
  hub.server.close();
  cut(client);
  await expect.poll(() => hub.hub.core.sockets.open).toBe(0);
  hub.clock.advance(14_000);
  hub.hub.sweep();
  expect(await hub.realtime.presence('a')).toHaveLength(1);
  hub.clock.advance(1500);
  hub.hub.sweep();
  expect(changes).toEqual([{ channel: 'a', clientId: 'seat-1', action: 'leave', members: 0 }]);
});

test('a forged token is refused for good', async () => {
  const [head, , signature] = (await hub.realtime.mintToken('seat-1', {}, 60_000)).split('.');
  const claims = Buffer.from(JSON.stringify({ iat: 1, exp: 9e9, 'x-ably-capability': '{"*":["*"]}' }));
  const client = hub.open({ token: `${head}.${claims.toString('base64url')}.${signature}` });
  await client.connection.whenState('failed');
  expect(client.connection.errorReason).toMatchObject({ code: 40171 });
});

test('a channel that the token does not name is refused, the connection lives on', async () => {
  const client = hub.connect('seat-1', { 'session:1': ['subscribe'] });
  await expect(client.channels.get('session:2').attach()).rejects.toMatchObject({ code: 40160 });
  const allowed = client.channels.get('session:1');
  await allowed.attach();
  expect(allowed.modes).toEqual(['subscribe', 'presence_subscribe']);
  await expect(allowed.publish('x', 'y')).rejects.toMatchObject({ code: 40160 });
});
