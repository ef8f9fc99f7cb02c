import { afterEach, expect, test } from 'vitest';
import { startHub } from './hub-harness.ts';
import { type Frame, openRaw } from './raw-client.ts';

const connected = 4;
const disconnected = 6;
const error = 9;
const attach = 10;
const attached = 11;
const presence = 14;
const auth = 17;

const revoked = new Set<string>();
let failing = false;
let asked: () => void = () => undefined;
let answered: Promise<void> | undefined;
let hub: Awaited<ReturnType<typeof startHub>>;
afterEach(async () => {
  revoked.clear();
  failing = false;
  answered = undefined;
  await hub.stop();
});

async function start(): Promise<void> {
  hub = await startHub({
    delays: { revocationRound: 20 },
    findRevoked: async (keys) => {
      if (failing) throw new Error('the database is away');
      asked();
      await answered;
      return new Set(keys.filter((each) => revoked.has(each)));
    },
    onError: () => undefined,
  });
}

const mint = (clientId: string, revocationKey: string) =>
  hub.realtime.mintToken(clientId, { a: ['subscribe', 'presence'] }, 3_600_000, revocationKey);
const open = async (clientId: string, revocationKey: string) =>
  openRaw(hub.port, { access_token: await mint(clientId, revocationKey), format: 'json' });
const codeOf = ({ error: cause }: Frame) => (cause as { code: number }).code;

test('a revoked token is refused, others of the same client are not', async () => {
  await start();
  revoked.add('1');
  expect(codeOf(await (await open('seat-1', '1')).next(error))).toBe(40141);
  expect(await (await open('seat-1', '2')).next(connected)).toMatchObject({ action: connected });
});

test('the connection of a token that is revoked ends, and its presence with it', async () => {
  await start();
  const watcher = await open('seat-2', '2');
  await watcher.next(connected);
  watcher.send({ action: attach, channel: 'a' });
  await watcher.next(attached);
  const raw = await open('seat-1', '1');
  await raw.next(connected);
  raw.send({ action: attach, channel: 'a' });
  await raw.next(attached);
  raw.send({ action: presence, channel: 'a', msgSerial: 0, presence: [{ action: 2 }] });
  expect(await watcher.next(presence)).toMatchObject({ presence: [{ action: 2, clientId: 'seat-1' }] });
  revoked.add('1');
  expect(codeOf(await raw.next(disconnected))).toBe(40141);
  await raw.closed;
  expect(await watcher.next(presence)).toMatchObject({ presence: [{ action: 3, clientId: 'seat-1' }] });
  expect([...hub.hub.core.connections.values()].map(({ grant }) => grant.clientId)).toEqual(['seat-2']);
});

test('a living connection cannot be renewed with a revoked token', async () => {
  await start();
  const raw = await open('seat-1', '1');
  await raw.next(connected);
  revoked.add('2');
  raw.send({ action: auth, auth: { accessToken: await mint('seat-1', '2') } });
  expect(codeOf(await raw.next(error))).toBe(40141);
});

test('a client cut off during a token check resumes the same connection with a new token', async () => {
  await start();
  const raw = await open('seat-1', '1');
  const first = await raw.next(connected);
  let answer: () => void = () => undefined;
  await new Promise<void>((resolve) => {
    asked = resolve;
    answered = new Promise((done) => {
      answer = done;
    });
  });
  revoked.add('1');
  await hub.realtime.cut('seat-1');
  answer();
  expect(codeOf(await raw.next(disconnected))).toBe(40141);
  const { connectionKey } = first.connectionDetails as { connectionKey: string };
  const back = openRaw(hub.port, { access_token: await mint('seat-1', '2'), resume: connectionKey });
  expect((await back.next(connected)).connectionId).toBe(first.connectionId);
});

test('while revocation cannot be checked, new connections wait and open ones stay', async () => {
  await start();
  const before = await open('seat-1', '1');
  await before.next(connected);
  failing = true;
  expect(codeOf(await (await open('seat-2', '2')).next(disconnected))).toBe(50003);
  before.send({ action: 0 });
  expect(await before.next(0)).toEqual({ action: 0 });
});

test('a hub without a revocation lookup accepts tokens until they expire', async () => {
  hub = await startHub();
  expect(await (await open('seat-1', '1')).next(connected)).toMatchObject({ action: connected });
});
