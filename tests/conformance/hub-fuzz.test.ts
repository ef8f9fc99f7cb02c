import { afterEach, expect, test, vi } from 'vitest';
import { createDraw, spoiltTexts } from '../support/wrong-values.ts';
import { startHub } from './hub-harness.ts';
import { basic, type Frame, openRaw } from './raw-client.ts';
import { openWireless } from './wireless-link.ts';

const connected = 4;
const attached = 11;
const message = 15;
const heartbeat = 0;
const frames = 30_000;
const seed = 20_261_121;

const unlimited = {
  framesPerSecond: 1e9,
  frameBurst: 1e9,
  publishesPerSecond: 1e9,
  publishBurst: 1e9,
};
/** What docs/realtime.md names for frames that make no sense; nothing that begins with 5. */
const documented: readonly unknown[] = [
  40000, 40009, 40010, 40012, 40013, 40101, 40102, 40144, 40160, 80018, 90003, 90005, 90010, 91000, 91001,
];

const payload = {
  id: 'i',
  name: 'n',
  data: { a: 1 },
  encoding: 'json',
  clientId: 'c',
  extras: { headers: { a: 1 } },
};
const valid: readonly object[] = [
  { action: 0, id: 'x' },
  { action: 1, msgSerial: 0, count: 1, res: [{ serials: ['a'] }] },
  { action: 2, msgSerial: 0, count: 1, error: { code: 1, message: 'x' } },
  { action: 4, connectionId: 'a', connectionDetails: { connectionKey: 'b' } },
  { action: 9, channel: 'a', error: { code: 1 } },
  {
    action: 10,
    channel: 'a',
    channelSerial: 'a-1',
    flags: 983_040,
    params: { rewind: '1', modes: 'publish' },
  },
  { action: 11, channel: 'a', flags: 4 },
  { action: 12, channel: 'a' },
  { action: 14, channel: 'a', msgSerial: 0, count: 1, presence: [{ action: 2, ...payload }] },
  { action: 15, channel: 'a', msgSerial: 0, count: 1, messages: [payload] },
  { action: 16, channel: 'a', channelSerial: 'a:' },
  { action: 17, auth: { accessToken: 'a.b.c' } },
  { action: 18, channel: 'a', state: [{ operation: {} }] },
];

let hub: Awaited<ReturnType<typeof startHub>>;
afterEach(() => hub.stop());

const isDocumented = ({ error }: Frame) =>
  error === undefined || documented.includes((error as { code: unknown }).code);

async function openOne(channel: string) {
  const raw = openRaw(hub.port, basic);
  await raw.next(connected);
  raw.send({ action: 10, channel });
  await raw.next(attached);
  return raw;
}

test('30,000 frames, each field of each action replaced by each wrong kind, get documented answers', async () => {
  const onError = vi.fn();
  hub = await startHub({ onError, limits: unlimited });
  const witness = await openOne('witness');
  const texts = valid.flatMap(spoiltTexts);
  const draw = createDraw(seed);
  const surprising: unknown[] = [];
  let line = await openWireless(hub.hub.core, basic);
  let closings = 0;
  for (let n = 0; n < frames; n += 1) {
    const text = texts[n < texts.length ? n : draw(texts.length)] ?? '';
    const answers = await line.say(text);
    if (!answers.every(isDocumented)) surprising.push([text.slice(0, 200), answers]);
    if (line.line.isOpen) continue;
    closings += 1;
    line = await openWireless(hub.hub.core, basic);
  }
  expect(surprising).toEqual([]);
  expect(onError.mock.calls).toEqual([]);
  expect(closings).toBeGreaterThan(1000);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  await hub.realtime.publish('witness', 'after', 'x');
  expect(await witness.next(message)).toMatchObject({ messages: [{ name: 'after' }] });
  expect(witness.frames).toEqual([]);
});

test('the same over sockets: each line is answered or closed, and another loses nothing', async () => {
  const onError = vi.fn();
  hub = await startHub({ onError, limits: unlimited });
  const witness = await openOne('witness');
  const texts = valid.flatMap(spoiltTexts);
  const draw = createDraw(seed + 1);
  let raw = await openOne('a');
  for (let n = 0; n < 600; n += 1) {
    const id = `echo ${n}`;
    raw.send(texts[draw(texts.length)]);
    raw.send({ action: heartbeat, id });
    const isClosed = await Promise.race([untilEcho(raw, id), raw.closed.then(() => true)]);
    expect(raw.frames.splice(0).filter((frame) => !isDocumented(frame))).toEqual([]);
    if (isClosed) raw = await openOne('a');
    if (n % 100 === 0) await hub.realtime.publish('witness', String(n), 'x');
  }
  expect(onError.mock.calls).toEqual([]);
  for (const name of ['0', '100', '200', '300', '400', '500'])
    expect(await witness.next(message)).toMatchObject({ messages: [{ name }] });
});

async function untilEcho(raw: ReturnType<typeof openRaw>, id: string): Promise<boolean> {
  for (;;) {
    const echo = await raw.next(heartbeat);
    if (echo.id === id) return false;
  }
}

test('frames of the binary protocol, which the hub does not speak, are refused and close their own line only', async () => {
  const onError = vi.fn();
  hub = await startHub({ onError, limits: unlimited });
  const witness = await openOne('a');
  const draw = createDraw(seed);
  for (let n = 0; n < 50; n += 1) {
    const raw = openRaw(hub.port, basic);
    await raw.next(connected);
    raw.socket.send(Buffer.from(Array.from({ length: draw(64) }, () => draw(256))));
    expect(await raw.closed).toBe(1003);
  }
  expect(onError.mock.calls).toEqual([]);
  witness.send({ action: heartbeat, id: 'still here' });
  expect(await witness.next(heartbeat)).toEqual({ action: heartbeat, id: 'still here' });
});

test('whatever throws while one line is served is logged, answered with 50000 and ends that line alone', async () => {
  const onError = vi.fn();
  hub = await startHub({ onError });
  const witness = await openOne('a');
  const raw = await openOne('a');
  const broken = new Error('a slip of the hub');
  vi.spyOn(hub.hub.core.log, 'append').mockImplementation(() => {
    throw broken;
  });
  raw.send({ action: 15, channel: 'a', msgSerial: 0, messages: [{ name: 'x' }] });
  expect(await raw.next(9)).toMatchObject({ error: { code: 50000, statusCode: 500 } });
  await raw.closed;
  expect(onError.mock.calls).toEqual([[broken]]);
  witness.send({ action: heartbeat, id: 'still here' });
  expect(await witness.next(heartbeat)).toEqual({ action: heartbeat, id: 'still here' });
});
