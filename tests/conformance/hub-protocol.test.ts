import { afterEach, beforeEach, expect, test } from 'vitest';
import { beat } from '../../server/realtime/hub/connection/sweep.ts';
import { redirect } from './cluster-harness.ts';
import { cut, key, startHub, untilMessages } from './hub-harness.ts';
import { basic, type Frame, keyOf, openRaw } from './raw-client.ts';

const heartbeat = 0;
const connected = 4;
const attached = 11;
const presence = 14;
const resumed = 4;
const hasBacklog = 2;

let hub: Awaited<ReturnType<typeof startHub>>;
beforeEach(async () => {
  hub = await startHub();
});
afterEach(() => hub.stop());

const drop = async (raw: ReturnType<typeof openRaw>) => {
  raw.socket.terminate();
  await expect.poll(() => hub.hub.core.sockets.open).toBe(0);
};

test('CONNECTED has all that the client needs', async () => {
  const token = await hub.realtime.mintToken('seat-1', { a: ['subscribe'] }, 60_000);
  const raw = openRaw(hub.port, { access_token: token, format: 'json', v: '6' });
  expect(await raw.next(connected)).toEqual({
    action: 4,
    connectionId: expect.stringMatching(/^\w{12}$/),
    connectionDetails: {
      connectionKey: expect.stringMatching(/^\w{12}![\w-]{24}$/),
      clientId: 'seat-1',
      maxMessageSize: 65_536,
      maxInboundRate: 100,
      maxFrameSize: 1_048_576,
      connectionStateTtl: 120_000,
      maxIdleInterval: 4000,
      serverId: hub.hub.core.log.epoch,
    },
  });
});

test('a client’s ping is echoed with its id, also to the SDK', async () => {
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send({ action: 0, id: 'ping-1' });
  expect(await raw.next(heartbeat)).toEqual({ action: 0, id: 'ping-1' });
  const client = hub.connect('seat-1');
  await client.connection.whenState('connected');
  expect(await client.connection.ping()).toBeLessThan(5000);
});

test('an idle connection gets a HEARTBEAT on request, else a ping; a silent one is dropped', async () => {
  const [asking, other] = [openRaw(hub.port, { ...basic, heartbeats: 'true' }), openRaw(hub.port, basic)];
  await Promise.all([asking.next(connected), other.next(connected)]);
  const pinged = new Promise<void>((resolve) => other.socket.once('ping', () => resolve()));
  beat(hub.hub.core);
  beat(hub.hub.core);
  expect(await asking.next(heartbeat)).toEqual({ action: 0 });
  await pinged;
  expect(other.frames).toEqual([]);
  other.socket.pause();
  for (let n = 0; n < 16; n += 1) beat(hub.hub.core);
  await expect.poll(() => hub.hub.core.sockets.open).toBe(0);
});

test.each([
  ['two messages', '2', ['2', '3']],
  ['half a minute', '30s', ['3']],
  ['two minutes', '2m', ['1', '2', '3']],
])('rewind brings %s', async (_case, rewind, expected) => {
  await hub.realtime.publish('a', 'n', '1');
  await hub.realtime.publish('a', 'n', '2');
  hub.clock.advance(60_000);
  await hub.realtime.publish('a', 'n', '3');
  const channel = hub.connect('seat-1').channels.get('a', { params: { rewind } });
  const received = untilMessages(channel, expected.length + 1);
  await channel.attach();
  expect([channel.params, channel.state]).toEqual([{ rewind }, 'attached']);
  await hub.realtime.publish('a', 'n', 'live');
  expect((await received).map(({ data }) => data)).toEqual([...expected, 'live']);
});

test('modes narrow what a client gets, and the answer names them', async () => {
  const channel = hub.connect('seat-1').channels.get('a', { modes: ['PUBLISH', 'PRESENCE_SUBSCRIBE'] });
  const received: unknown[] = [];
  await channel.attach();
  await channel.subscribe((message) => received.push(message));
  expect(channel.modes).toEqual(['publish', 'presence_subscribe']);
  await channel.publish('n', 'own');
  await hub.realtime.publish('a', 'n', 'theirs');
  await expect(channel.presence.enter()).rejects.toMatchObject({ code: 40160 });
  await channel.publish('n', 'after');
  expect(received).toEqual([]);
});

test('recover resumes a connection in a new client, with missed messages and presence', async () => {
  const first = hub.connect('seat-1');
  const before = untilMessages(first.channels.get('a'), 1);
  await first.channels.get('a').presence.enter();
  await hub.realtime.publish('a', 'n', 'before');
  await before;
  const changes: unknown[] = [];
  hub.realtime.watchPresence('a', (change) => changes.push(change));
  const recovery = first.connection.createRecoveryKey() ?? '';
  const { id } = first.connection;
  redirect(first, 1);
  cut(first);
  const second = hub.connect('seat-1', undefined, { recover: recovery });
  const channel = second.channels.get('a');
  const received = untilMessages(channel, 1);
  await hub.realtime.publish('a', 'n', 'between');
  expect((await received).map(({ data }) => data)).toEqual(['between']);
  expect(second.connection.id).toBe(id);
  expect(changes).toEqual([]);
});

test('a connection can be resumed for two minutes and not after', async () => {
  const raw = openRaw(hub.port, basic);
  const first = await raw.next(connected);
  await drop(raw);
  hub.clock.advance(119_000);
  hub.hub.sweep();
  const again = openRaw(hub.port, { ...basic, resume: keyOf(first) });
  const second = await again.next(connected);
  expect([second.connectionId, second.error]).toEqual([first.connectionId, undefined]);
  await drop(again);
  hub.clock.advance(15_000);
  hub.hub.sweep();
  hub.clock.advance(105_001);
  hub.hub.sweep();
  const late = await openRaw(hub.port, { ...basic, resume: keyOf(second) }).next(connected);
  expect(late.connectionId).not.toBe(first.connectionId);
  expect(late).toMatchObject({ error: { code: 80008 } });
});

test.each([
  ['', 14_000, 2000],
  ['40000', 39_000, 2000],
  ['1000', 500, 1000],
  ['999999', 59_000, 2000],
])(
  'with remainPresentFor=%s a member stays for %i ms after a drop and is gone %i later',
  async (asked, stays, goes) => {
    const raw = openRaw(hub.port, {
      ...basic,
      clientId: 'seat-1',
      ...(asked && { remainPresentFor: asked }),
    });
    await raw.next(connected);
    raw.send({ action: 10, channel: 'a' });
    raw.send({ action: 14, channel: 'a', msgSerial: 0, presence: [{ action: 2 }] });
    await raw.next(presence);
    await drop(raw);
    hub.clock.advance(stays);
    hub.hub.sweep();
    expect(await hub.realtime.presence('a')).toHaveLength(1);
    hub.clock.advance(goes);
    hub.hub.sweep();
    expect(await hub.realtime.presence('a')).toEqual([]);
  },
);

test('presence carries ids that order updates for the SDK, and a leave by the hub a synthesised one', async () => {
  const raw = openRaw(hub.port, { ...basic, clientId: 'seat-1' });
  const { connectionId } = await raw.next(connected);
  const watcher = openRaw(hub.port, basic);
  await watcher.next(connected);
  watcher.send({ action: 10, channel: 'a' });
  await watcher.next(attached);
  raw.send({ action: 10, channel: 'a' });
  const enter = { action: 14, channel: 'a', msgSerial: 7, presence: [{ action: 2, data: 'x' }] };
  raw.send(enter);
  const idsOf = ({ presence: items }: Frame) => (items as { id: string }[]).map(({ id }) => id);
  expect(idsOf(await watcher.next(presence))).toEqual([`${connectionId}:7:0`]);
  raw.socket.terminate();
  await expect.poll(() => hub.hub.core.sockets.open).toBe(1);
  hub.clock.advance(16_000);
  hub.hub.sweep();
  expect(idsOf(await watcher.next(presence))[0]).not.toMatch(`^${connectionId}`);
});

test('a presence set of several pages is synced whole', async () => {
  Object.assign(hub.hub.core.limits, { presenceBurst: 300 });
  const crowd = hub.open({ key: `${key.name}:${key.secret}` }).channels.get('crowd');
  await Promise.all(Array.from({ length: 230 }, (_, n) => crowd.presence.enterClient(`seat-${n}`)));
  const members = await hub.connect('seat-x').channels.get('crowd').presence.get();
  expect(new Set(members.map(({ clientId }) => clientId)).size).toBe(230);
});

test.each([
  ['a resume', (serial: unknown) => ({ channelSerial: serial })],
  ['a rewind', () => ({ params: { rewind: '2' } })],
])(
  'a line that breaks right behind the ATTACHED of %s loses nothing of what was to follow',
  async (_name, resume) => {
    const raw = openRaw(hub.port, basic);
    const first = await raw.next(connected);
    await hub.realtime.publish('a', 'n', '0');
    raw.send({ action: 10, channel: 'a' });
    const { channelSerial } = await raw.next(attached);
    await drop(raw);
    await hub.realtime.publish('a', 'n', '1');
    await hub.realtime.publish('a', 'n', '2');
    const broken = openRaw(hub.port, { ...basic, resume: keyOf(first) });
    const second = await broken.next(connected);
    broken.send({ action: 10, channel: 'a', ...resume(channelSerial) });
    const had = (await broken.next(attached)).channelSerial;
    expect(had).toBe(channelSerial);
    await drop(broken);
    const again = openRaw(hub.port, { ...basic, resume: keyOf(second) });
    await again.next(connected);
    again.send({ action: 10, channel: 'a', channelSerial: had });
    await again.next(attached);
    expect([(await again.next(15)).messages, (await again.next(15)).messages]).toMatchObject([
      [{ data: '1' }],
      [{ data: '2' }],
    ]);
  },
);

test('replay continues from the client’s serial; one too old breaks continuity with a reason', async () => {
  const channelSerials: string[] = [];
  const raw = openRaw(hub.port, basic);
  const first = await raw.next(connected);
  raw.send({ action: 10, channel: 'a' });
  channelSerials.push(String((await raw.next(attached)).channelSerial));
  await hub.realtime.publish('a', 'n', '1');
  await hub.realtime.publish('a', 'n', '2');
  await drop(raw);
  const again = openRaw(hub.port, { ...basic, resume: keyOf(first) });
  await again.next(connected);
  again.send({ action: 10, channel: 'a', channelSerial: channelSerials[0] });
  const continued = await again.next(attached);
  expect(Number(continued.flags) & (resumed | hasBacklog)).toBe(resumed | hasBacklog);
  expect([(await again.next(15)).messages, (await again.next(15)).messages]).toMatchObject([
    [{ data: '1' }],
    [{ data: '2' }],
  ]);
  hub.clock.advance(130_000);
  hub.hub.sweep();
  again.send({ action: 12, channel: 'a' });
  await again.next(13);
  again.send({ action: 10, channel: 'a', channelSerial: channelSerials[0] });
  const broken = await again.next(attached);
  expect(Number(broken.flags) & (resumed | hasBacklog)).toBe(0);
  expect(broken).toMatchObject({ error: { code: 90003 } });
});
