import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { createLatestPublisher } from './publish-latest.ts';

function createTestLane() {
  const clock = createManualClock();
  const asked: { data: unknown; take(): void; refuse(): void }[] = [];
  const publish = createLatestPublisher({
    clock,
    log: pino({ level: 'silent' }),
    realtime: {
      publish: (_channel, _name, data) =>
        new Promise((resolve, reject) => {
          asked.push({ data, take: resolve, refuse: () => reject(new Error('503')) });
        }),
    },
  });
  const say = (n: number) => publish('a', { name: 'n', data: { n }, content: String(n) });
  return { clock, asked, say, told: () => asked.map(({ data }) => (data as { n: number }).n) };
}

test('a service that does not answer is sent three at most, then the latest', async () => {
  const { clock, asked, say, told } = createTestLane();
  for (const n of [1, 2, 3, 4, 5, 6]) say(n);
  expect(told()).toEqual([1, 2, 3]);
  asked[0]?.take();
  await clock.advance(0);
  expect(told()).toEqual([1, 2, 3, 6]);
  for (const { take } of asked) take();
  await clock.advance(60_000);
  expect(told()).toEqual([1, 2, 3, 6]);
});

test('an earlier one that is refused late is not sent after a later one', async () => {
  const { clock, asked, say, told } = createTestLane();
  say(1);
  say(2);
  asked[1]?.take();
  asked[0]?.refuse();
  await clock.advance(60_000);
  expect(told()).toEqual([1, 2]);
});

test('gives up after two minutes without success, and starts again with the next state', async () => {
  const { clock, asked, say } = createTestLane();
  say(1);
  for (let n = 0; n < 60; n += 1) {
    asked.at(-1)?.refuse();
    await clock.advance(5000);
  }
  const tries = asked.length;
  expect(tries).toBeLessThan(40);
  say(2);
  expect(asked).toHaveLength(tries + 1);
});
