import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintToken } from '../../server/realtime/mint-token.ts';
import { key } from './hub-harness.ts';
import { openRaw } from './raw-client.ts';

const connected = 4;
const attached = 11;
const lasts = 1200;
const session = 'session:1';

let node: ChildProcess;
let port = 0;
beforeAll(async () => {
  node = fork(new URL('flooded-node.ts', import.meta.url).pathname, { execArgv: [] });
  const [told] = (await once(node, 'message')) as [{ port: number }];
  port = told.port;
});
afterAll(() => void node.kill());

async function state() {
  node.send('how are you');
  const [told] = (await once(node, 'message')) as [{ busyMs: number; slow: number }];
  return told;
}

const tokenOf = (seat: string) =>
  mintToken(
    key,
    {
      clientId: seat,
      capability: {
        [session]: ['subscribe', 'presence'],
        [`signal:${seat}`]: ['subscribe'],
        'signal:*': ['publish'],
      },
      ttlMs: 600_000,
    },
    Date.now(),
  );

async function open(seat: string) {
  const raw = openRaw(port, { access_token: await tokenOf(seat), format: 'json' });
  await raw.next(connected);
  for (const channel of [session, `signal:${seat}`]) {
    raw.send({ action: 10, channel });
    await raw.next(attached);
  }
  return raw;
}

async function openWitness(seat: string) {
  const raw = await open(seat);
  const seen = { bytes: 0, isClosed: false };
  raw.socket.on('message', (data: Buffer) => {
    seen.bytes += data.length;
    raw.frames.length = 0;
  });
  void raw.closed.then(() => {
    seen.isClosed = true;
  });
  return { raw, seen };
}

type Witness = Awaited<ReturnType<typeof openWitness>>;

/** The middle of what one witness after another waits for an echo, in ms. */
async function delayOf(witnesses: readonly Witness[]): Promise<number> {
  const until = performance.now() + lasts;
  const delays: number[] = [];
  while (performance.now() < until) {
    for (const { raw } of witnesses) {
      const sent = performance.now();
      raw.send({ action: 0, id: 'echo' });
      await raw.next(0);
      delays.push(performance.now() - sent);
      await pause(5);
    }
  }
  return delays.sort((one, other) => one - other)[Math.floor(delays.length / 2)] ?? Number.NaN;
}

type Attack = (raw: Awaited<ReturnType<typeof open>>, n: number) => void;

const enter =
  (data: string): Attack =>
  (raw, n) =>
    raw.send({ action: 14, channel: session, msgSerial: n, presence: [{ action: 4, data: `${n}${data}` }] });
const attacks: [name: string, attack: Attack][] = [
  ['presence of 60 kB', enter('x'.repeat(60_000))],
  ['presence of 900 bytes', enter('x'.repeat(900))],
  [
    'a thousand members in a frame',
    (raw, n) => {
      const presence = Array.from({ length: 1000 }, () => ({ action: 4, data: String(n) }));
      raw.send({ action: 14, channel: session, msgSerial: n, presence });
    },
  ],
  [
    'signals of 60 kB',
    (raw, n) =>
      raw.send({
        action: 15,
        channel: 'signal:seat-0',
        msgSerial: n,
        messages: [{ data: 'x'.repeat(60_000) }],
      }),
  ],
  [
    'small signals',
    (raw, n) => raw.send({ action: 15, channel: 'signal:seat-0', msgSerial: n, messages: [{ data: 'x' }] }),
  ],
  ['attach and detach', (raw, n) => raw.send({ action: n % 2 === 0 ? 12 : 10, channel: session })],
  ['syncs', (raw) => raw.send({ action: 16, channel: session })],
  ['heartbeats', (raw, n) => raw.send({ action: 0, id: String(n) })],
  ['pings', (raw) => raw.socket.ping('x'.repeat(100))],
  ['frames of a megabyte', (raw) => raw.send(`{"action":0,"x":"${'x'.repeat(1_000_000)}"}`)],
];

/** Says it a thousand times a second and more, and comes back at once when it is thrown out. */
async function attackWith(attack: Attack, stop: AbortSignal): Promise<void> {
  let n = 0;
  while (!stop.aborted) {
    const raw = openRaw(port, { access_token: await tokenOf('villain'), format: 'json' });
    let isClosed = false;
    const closed = raw.closed.then(() => {
      isClosed = true;
    });
    await Promise.race([raw.next(connected), closed]);
    if (!isClosed) raw.send({ action: 10, channel: session });
    while (!isClosed && !stop.aborted) {
      for (let k = 0; k < 20 && raw.socket.bufferedAmount < 4_000_000; k += 1) attack(raw, n++);
      raw.frames.length = 0;
      await pause(5);
    }
    raw.socket.terminate();
    await pause(5);
  }
}

test.each(attacks)(
  'one that floods with %s: nobody’s line drops, nobody’s delay doubles',
  async (_name, attack) => {
    const witnesses = await Promise.all(Array.from({ length: 8 }, (_, n) => openWitness(`seat-${n}`)));
    const quiet = await delayOf(witnesses);
    for (const { seen } of witnesses) seen.bytes = 0;
    const before = await state();
    const stop = new AbortController();
    const attacking = attackWith(attack, stop.signal);
    const flooded = await delayOf(witnesses);
    stop.abort();
    await attacking;
    const after = await state();
    expect(witnesses.filter(({ seen }) => seen.isClosed)).toEqual([]);
    expect(after.slow).toBe(before.slow);
    for (const { seen } of witnesses) expect(seen.bytes).toBeLessThan(2_500_000);
    expect(flooded).toBeLessThan(2 * quiet + 20);
    for (const { raw } of witnesses) raw.socket.terminate();
  },
);
