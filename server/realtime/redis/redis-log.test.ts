import type { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import type { DraftEntry } from '../hub/channel/channel-log.ts';
import { createRedisLog } from './redis-log.ts';
import { epochScript } from './redis-scripts.ts';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A connection whose checks of the epoch are answered one by one, as over a line that delivers in pieces. */
function createSlowRedis() {
  const checks: (() => void)[] = [];
  const appended: string[] = [];
  const listeners: (() => void)[] = [];
  const redis = {
    on: (_event: 'close', listener: () => void) => listeners.push(listener),
    eval: (script: string, ...values: string[]) => {
      if (script === epochScript) return new Promise((resolve) => checks.push(() => resolve('epoch')));
      appended.push((JSON.parse(values[6] ?? '') as DraftEntry).channel);
      return Promise.resolve(`${appended.length}-0`);
    },
  };
  const drop = () => {
    for (const listener of listeners) listener();
  };
  return { redis: redis as unknown as Redis, checks, appended, drop };
}

test('entries appended while a connection is checked reach the store in order', async () => {
  const { redis, checks, appended, drop } = createSlowRedis();
  const log = createRedisLog({
    redis,
    reader: redis,
    prefix: 'p',
    replayTtl: 1000,
    onError: () => undefined,
  });
  const append = (channel: string) => log.append({ channel } as Parameters<typeof log.append>[0]);
  const asked = ['a', 'b'].map(append);
  checks.shift()?.();
  await settle();
  asked.push(append('c'));
  await settle();
  for (const answer of checks.splice(0)) answer();
  await Promise.all(asked);
  expect(appended).toEqual(['a', 'b', 'c']);

  drop();
  const later = ['d', 'e'].map(append);
  expect(checks).toHaveLength(1);
  checks.shift()?.();
  await Promise.all(later);
  expect(appended).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a connection that breaks while a node starts delays it and delivers every entry once', async () => {
  const stored = Array.from({ length: 1500 }, (_, n) => [
    `${n + 1}-0`,
    ['e', JSON.stringify({ channel: 'a', id: String(n + 1) }), 'n', 'epoch', 'p', ''],
  ]);
  let asked = 0;
  const breaking = async (answer: unknown) => {
    asked += 1;
    if (asked % 2 === 1) throw new Error('The line broke');
    return answer;
  };
  const newest = () =>
    breaking([
      [null, {}],
      [null, [stored.at(-1)]],
    ]);
  const reader = {
    on: () => undefined,
    eval: async () => 'epoch',
    multi: () => ({ hgetall: () => ({ xrevrange: () => ({ exec: newest }) }) }),
    xrange: (_stream: string, from: string) => {
      const after = from.startsWith('(') ? Number.parseInt(from.slice(1), 10) : 0;
      return breaking(stored.slice(after, after + 1000));
    },
    xread: () => new Promise((resolve) => setTimeout(resolve, 10)),
    disconnect: () => undefined,
  } as unknown as Redis;
  const log = createRedisLog({
    redis: reader,
    reader,
    prefix: 'p',
    replayTtl: 10_000,
    onError: () => undefined,
  });
  const received: string[] = [];
  log.follow(
    ({ id }) => received.push(id),
    () => undefined,
    () => undefined,
  );
  await log.start();
  await log.close();
  expect(received).toEqual(stored.map((_entry, index) => String(index + 1)));
});
