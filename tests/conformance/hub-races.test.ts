import { afterEach, expect, test } from 'vitest';
import { createMemoryLog, type DraftEntry } from '../../server/realtime/hub/channel/channel-log.ts';
import type {
  ConnectionDirectory,
  ConnectionRecord,
} from '../../server/realtime/hub/connection/connection-directory.ts';
import type { HubOptions } from '../../server/realtime/hub/hub.ts';
import { key, startHub } from './hub-harness.ts';
import { basic, keyOf, openRaw, publish } from './raw-client.ts';

const ack = 1;
const nack = 2;
const connected = 4;
const attached = 11;
const detached = 13;

let hub: Awaited<ReturnType<typeof startHub>>;
afterEach(() => hub.stop());

function createGate() {
  let open = () => undefined as unknown;
  const opened = new Promise<void>((resolve) => {
    open = () => resolve();
  });
  return { opened, open: () => void open() };
}

const recordOf = (clientId?: string): ConnectionRecord => ({
  id: 'abcdefghijkl',
  key: 'abcdefghijkl!0123456789abcdef',
  formerKey: undefined,
  keyName: key.name,
  clientId,
  echo: true,
  presenceGrace: 15_000,
  sentTooLarge: false,
  node: 'other',
});

const directoryThatFinds = (find: ConnectionDirectory['find']): ConnectionDirectory => ({
  node: 'this',
  save: () => undefined,
  touch: async () => undefined,
  remove: () => undefined,
  find,
  orphans: async () => [],
  onMoved: () => undefined,
  close: async () => undefined,
});

/** A hub whose log is a round trip away. */
async function startFarHub(find: ConnectionDirectory['find'], append = async () => undefined as unknown) {
  const log = createMemoryLog({ now: () => Date.now() });
  const cluster: HubOptions['cluster'] = {
    directory: directoryThatFinds(find),
    log: {
      ...log,
      async append(draft: DraftEntry) {
        await append();
        return log.append(draft);
      },
    },
  };
  hub = await startHub({ cluster });
  await hub.hub.ready;
}

test('refuses a channel’s name after the answers to earlier publishes', async () => {
  const { opened, open } = createGate();
  hub = await startHub({ history: { append: () => opened, read: async () => [] } });
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send({ ...publish(0, { name: 'slow' }), channel: 'persisted:a' });
  raw.send({ ...publish(1, { name: 'nowhere' }), channel: '[filter=x]a' });
  raw.send({ action: 0, id: 'after' });
  await raw.next(0);
  open();
  await expect
    .poll(() => raw.frames.map(({ action, msgSerial }) => [action, msgSerial]))
    .toEqual([
      [ack, 0],
      [nack, 1],
    ]);
});

test('two sockets that resume a connection of another node at once are one connection, carried by the later', async () => {
  const { opened, open } = createGate();
  let asked = 0;
  const record = recordOf();
  await startFarHub(async () => {
    asked += 1;
    await opened;
    return record;
  });
  const raws = [0, 1].map(() => openRaw(hub.port, { ...basic, resume: record.key }));
  await expect.poll(() => asked).toBe(2);
  open();
  await Promise.race(raws.map((raw) => raw.next(connected)));
  await expect.poll(() => hub.hub.core.sockets.open).toBe(1);
  expect(hub.hub.core.connections.get(record.id)?.transport?.open).toBe(true);
});

test.each([
  ['detaches', { action: 12, channel: 'a' }, detached],
  ['closes', { action: 7 }, 8],
])('who %s while its entry is under way is not left behind as a member', async (_verb, goodbye, answer) => {
  const { opened, open } = createGate();
  await startFarHub(
    async () => undefined,
    () => opened,
  );
  const raw = openRaw(hub.port, { ...basic, clientId: 'seat-1' });
  await raw.next(connected);
  raw.send({ action: 10, channel: 'a' });
  await raw.next(attached);
  raw.send({ action: 14, channel: 'a', msgSerial: 0, presence: [{ action: 2 }] });
  raw.send(goodbye);
  await raw.next(answer);
  open();
  const channel = hub.hub.core.channels.get('a');
  await expect.poll(() => channel?.presenceEvents.size).toBe(2);
  expect(channel?.presence.list()).toEqual([]);
});

test('a client cut off during the look-up of another node’s record needs a valid token', async () => {
  const { opened, open } = createGate();
  let asked = 0;
  const revoked = new Set<string>();
  const record = recordOf('seat-1');
  const log = createMemoryLog({ now: () => Date.now() });
  hub = await startHub({
    cluster: {
      log,
      directory: directoryThatFinds(async () => {
        asked += 1;
        await opened;
        return record;
      }),
    },
    findRevoked: async () => revoked,
    delays: { revocationRound: 600_000 },
  });
  await hub.hub.ready;
  const token = await hub.realtime.mintToken('seat-1', { a: ['subscribe'] }, 60_000, 'rk');
  const raw = openRaw(hub.port, { access_token: token, format: 'json', v: '6', resume: record.key });
  await expect.poll(() => asked).toBe(1);
  revoked.add('rk');
  hub.hub.core.connections.cut('seat-1');
  open();
  await expect.poll(() => raw.frames.length).toBeGreaterThan(0);
  expect(raw.frames[0]).toMatchObject({ action: 9, error: { code: 40141 } });
});

test('a client that moved with an unread entry leaves presence when it closes', async () => {
  const record = recordOf('seat-1');
  await startFarHub(async () => record);
  const raw = openRaw(hub.port, { ...basic, clientId: 'seat-1', resume: record.key });
  await raw.next(connected);
  const member = { action: 2, clientId: 'seat-1', id: `${record.id}:0:0` };
  const { core } = hub.hub;
  await core.log.append({ channel: 'a', id: `${record.id}:0`, connectionId: record.id, presence: [member] });
  raw.send({ action: 10, channel: 'a' });
  await raw.next(attached);
  raw.send({ action: 14, channel: 'a', msgSerial: 0, presence: [member] });
  await raw.next(ack);
  raw.send({ action: 7 });
  await raw.next(8);
  await expect.poll(() => core.channels.get('a')?.presence.list()).toEqual([]);
});

test('restores a member that returns while its leave is in flight', async () => {
  const { opened, open } = createGate();
  let isHeld = false;
  await startFarHub(
    async () => undefined,
    async () => (isHeld ? opened : undefined),
  );
  const raw = openRaw(hub.port, { ...basic, clientId: 'seat-1', remainPresentFor: '0' });
  const first = await raw.next(connected);
  raw.send({ action: 10, channel: 'a' });
  await raw.next(attached);
  raw.send({ action: 14, channel: 'a', msgSerial: 0, presence: [{ action: 2 }] });
  await raw.next(ack);
  const { core } = hub.hub;
  isHeld = true;
  raw.socket.terminate();
  const { id = '' } = core.channels.get('a')?.presence.list()[0] ?? {};
  await expect.poll(() => [...core.connections.values()].map(({ presentOn }) => presentOn.size)).toEqual([0]);
  const again = openRaw(hub.port, { ...basic, clientId: 'seat-1', resume: keyOf(first) });
  await again.next(connected);
  again.send({ action: 10, channel: 'a' });
  await again.next(attached);
  again.send({ action: 14, channel: 'a', msgSerial: 1, presence: [{ action: 2, id }] });
  await again.next(ack);
  isHeld = false;
  open();
  await expect.poll(() => core.channels.get('a')?.presenceEvents.size).toBeGreaterThan(1);
  await expect
    .poll(() => core.channels.get('a')?.presence.list())
    .toMatchObject([{ clientId: 'seat-1', id }]);
});

test('a client that is further ahead than its node keeps its place in the channel', async () => {
  await startFarHub(async () => undefined);
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  const channelSerial = hub.hub.core.log.head().replace(/0$/, '5');
  for (const flags of [32, 0]) {
    raw.send({ action: 10, channel: 'a', channelSerial, flags });
    expect((await raw.next(attached)).channelSerial).toBe(channelSerial);
  }
});
