import { afterEach, expect, test } from 'vitest';
import { allOfIt, socketOf, startHub } from './hub-harness.ts';
import { basic, keyOf, openRaw, publish } from './raw-client.ts';

const ack = 1;
const nack = 2;
const connected = 4;
const disconnected = 6;
const error = 9;

let hub: Awaited<ReturnType<typeof startHub>>;
afterEach(() => hub.stop());

test('the SDK’s message that is too long is refused with 40009 and the connection lives on', async () => {
  hub = await startHub();
  const client = hub.connect('seat-1');
  const channel = client.channels.get('a');
  await channel.attach();
  await expect(channel.publish('long', 'x'.repeat(70_000))).rejects.toMatchObject({ code: 40009 });
  await expect(channel.presence.enter('x'.repeat(70_000))).rejects.toMatchObject({ code: 40009 });
  await channel.publish('short', 'x');
  expect(client.connection.state).toBe('connected');
});

test('a frame too long to be read fails the SDK with 40009 instead of letting it send that for ever', async () => {
  hub = await startHub({ limits: { frameBytes: 10_000 } });
  const client = hub.connect('seat-1');
  const failed = client.connection.whenState('failed');
  const { presence } = client.channels.get('a');
  await expect(presence.enter('x'.repeat(20_000))).rejects.toMatchObject({ code: 40009 });
  await failed;
  expect(client.connection.errorReason).toMatchObject({ code: 40009, statusCode: 413 });
  expect(hub.hub.core.connections.size).toBe(0);
});

test('a flood of frames is answered with 42924, and the client may reconnect', async () => {
  hub = await startHub({ limits: { framesPerSecond: 0, frameBurst: 10 } });
  const raw = openRaw(hub.port, basic);
  const first = await raw.next(connected);
  for (let n = 0; n < 11; n += 1) raw.send({ action: 0 });
  expect(await raw.next(disconnected)).toMatchObject({ error: { code: 42924, statusCode: 429 } });
  await raw.closed;
  const again = openRaw(hub.port, { ...basic, resume: keyOf(first) });
  expect(await again.next(connected)).toMatchObject({ connectionId: first.connectionId });
});

test('a member’s data has at most one kilobyte, encoding and extras counted, and five changes a second go through', async () => {
  hub = await startHub();
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send({ action: 10, channel: 'a' });
  await raw.next(11);
  const enter = (msgSerial: number, more: object) =>
    raw.send({ action: 14, channel: 'a', msgSerial, presence: [{ action: 4, clientId: 'x', ...more }] });
  enter(0, { data: 'x'.repeat(1100) });
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 0, error: { code: 40009 } });
  enter(1, { extras: { headers: { a: 'x'.repeat(1100) } } });
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 1, error: { code: 40009 } });
  enter(2, { id: 'x'.repeat(300) });
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 2, error: { code: 40000 } });
  for (let n = 3; n < 9; n += 1) enter(n, { data: String(n) });
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 8, error: { code: 42911, statusCode: 429 } });
  hub.clock.advance(1000);
  enter(9, { data: '9' });
  expect(await raw.next(ack)).toMatchObject({ msgSerial: 3, count: 5 });
  expect(await raw.next(ack)).toMatchObject({ msgSerial: 9 });
  expect(await hub.realtime.presence('a')).toMatchObject([{ clientId: 'x', data: '9' }]);
});

test('bytes, attaches and pings beyond the limit drop the sender, all connections of its client id counted together', async () => {
  hub = await startHub({
    limits: {
      bytesPerSecond: 0,
      byteBurst: 1000,
      attachesPerSecond: 0,
      attachBurst: 3,
      connectionsPerClient: 4,
    },
  });
  const open = async (seat: string) => {
    const raw = openRaw(hub.port, { access_token: await hub.realtime.mintToken(seat, allOfIt, 60_000) });
    return raw;
  };
  const [one, two, other] = await Promise.all([open('seat-1'), open('seat-1'), open('seat-2')]);
  for (const raw of [one, two, other]) await raw.next(connected);
  one.send({ action: 0, id: 'x'.repeat(600) });
  await one.next(0);
  two.send({ action: 0, id: 'x'.repeat(600) });
  expect(await two.next(disconnected)).toMatchObject({ error: { code: 42921, statusCode: 429 } });
  await two.closed;
  one.socket.ping('x'.repeat(100));
  one.socket.ping('x'.repeat(100));
  one.socket.ping('x'.repeat(100));
  one.socket.ping('x'.repeat(100));
  expect(await one.next(disconnected)).toMatchObject({ error: { code: 42921 } });
  for (let n = 0; n < 4; n += 1) other.send({ action: 10, channel: 'a' });
  expect(await other.next(disconnected)).toMatchObject({ error: { code: 42924 } });
  for (let n = 0; n < 2; n += 1) await (await open('seat-1')).next(connected);
  expect(await (await open('seat-1')).next(disconnected)).toMatchObject({ error: { code: 42910 } });
});

test('a refused publish whose NACK was lost is refused again after the resume, an accepted one acknowledged', async () => {
  hub = await startHub({ limits: { publishesPerSecond: 0, publishBurst: 2 } });
  const raw = openRaw(hub.port, basic);
  const first = await raw.next(connected);
  for (const serial of [0, 1, 2]) raw.send(publish(serial, { data: String(serial) }));
  expect(await raw.next(nack)).toMatchObject({ msgSerial: 2, error: { code: 42911 } });
  raw.socket.terminate();
  const again = openRaw(hub.port, { ...basic, resume: keyOf(first) });
  await again.next(connected);
  again.send(publish(1, { data: '1' }));
  again.send(publish(2, { data: '2' }));
  expect(await again.next(ack)).toMatchObject({ msgSerial: 1, count: 1 });
  expect(await again.next(nack)).toMatchObject({ msgSerial: 2, error: { code: 42911 } });
  expect(hub.hub.core.channels.get('a')?.messages.size).toBe(2);
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])(
  'well-formed JSON of %s a hundred thousand deep is refused, and the connection lives on',
  async (_case, open, close) => {
    hub = await startHub();
    const raw = openRaw(hub.port, basic);
    await raw.next(connected);
    const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    raw.send(`{"action":15,"channel":"a","msgSerial":0,"messages":[{"data":${deep}}]}`);
    expect(await raw.next(nack)).toMatchObject({ msgSerial: 0, error: { code: 40000 } });
    raw.send(`{"action":10,"channel":"a","params":{"modes":${deep}}}`);
    expect(await raw.next(11)).toMatchObject({ channel: 'a' });
    raw.send(`{"action":17,"auth":${deep}}`);
    expect(await raw.next(error)).toMatchObject({ error: { code: 40101 } });
  },
);

test('disconnects an SDK that falls behind; it resumes and has everything once, in order', async () => {
  hub = await startHub({ limits: { outboundBytes: 200_000, replayBytes: 1e9 } });
  const client = hub.connect('seat-1');
  const channel = client.channels.get('a');
  const received: string[] = [];
  await channel.subscribe(({ name }) => received.push(String(name)));
  const { id } = client.connection;
  const socket = socketOf(client);
  socket.pause();
  const sent: string[] = [];
  while (hub.hub.core.sockets.slow === 0) {
    sent.push(String(sent.length));
    await hub.realtime.publish('a', String(sent.length - 1), 'x'.repeat(60_000));
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent.length).toBeLessThan(2000);
  }
  Object.assign(hub.hub.core.limits, { outboundBytes: 1e9 });
  socket.resume();
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(sent.length);
  expect(received).toEqual(sent);
  expect([client.connection.id, channel.state]).toEqual([id, 'attached']);
});

test('a client that has used up its budget may publish again a second later, though the wall clock is set back an hour', async () => {
  hub = await startHub({ limits: { publishesPerSecond: 5, publishBurst: 5 } });
  const client = hub.connect('seat-1');
  await client.connection.once('connected');
  const channel = client.channels.get('a');
  for (let n = 0; n < 5; n += 1) await channel.publish('before', String(n));
  await expect(channel.publish('too many', 'x')).rejects.toMatchObject({ code: 42911 });
  hub.clock.step(-3_600_000);
  hub.clock.advance(1000);
  hub.hub.sweep();
  for (let n = 0; n < 5; n += 1) await channel.publish('after', String(n));
  expect(client.connection.state).toBe('connected');
}, 30_000);
