import { afterEach, expect, test } from 'vitest';
import { createMemoryLog, type DraftEntry } from '../../server/realtime/hub/channel/channel-log.ts';
import type {
  ConnectionDirectory,
  ConnectionRecord,
} from '../../server/realtime/hub/connection/connection-directory.ts';
import type { HubOptions } from '../../server/realtime/hub/hub.ts';
import { key, startHub } from './hub-harness.ts';
import { basic, openRaw, publish } from './raw-client.ts';

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

test('the refusal of a channel’s name waits for the answers to what was published before', async () => {
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
  const record: ConnectionRecord = {
    id: 'abcdefghijkl',
    key: 'abcdefghijkl!0123456789abcdef',
    formerKey: undefined,
    keyName: key.name,
    clientId: undefined,
    echo: true,
    presenceGrace: 15_000,
    sentTooLarge: false,
    node: 'other',
  };
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

test('who is cut off while another node’s record is looked up shows a token that is good now', async () => {
  const { opened, open } = createGate();
  let asked = 0;
  const revoked = new Set<string>();
  const record: ConnectionRecord = {
    id: 'abcdefghijkl',
    key: 'abcdefghijkl!0123456789abcdef',
    formerKey: undefined,
    keyName: key.name,
    clientId: 'seat-1',
    echo: true,
    presenceGrace: 15_000,
    sentTooLarge: false,
    node: 'other',
  };
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
