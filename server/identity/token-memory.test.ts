import { expect, test } from 'vitest';
import { createManualClock } from '../../tests/support/manual-clock.ts';
import { createTokenMemory } from './token-memory.ts';

function createTest() {
  const clock = createManualClock();
  const memory = createTokenMemory<{ holder: string; expiresAt: Date }>({ clock });
  let lookUps = 0;
  const good = (holder = 'ada', lastsMs = 60_000) => ({
    holder,
    expiresAt: new Date(clock.now() + lastsMs),
  });
  return {
    clock,
    memory,
    good,
    lookUps: () => lookUps,
    find: (answer: () => ReturnType<typeof good> | undefined = good) =>
      memory.find('token', async () => {
        lookUps += 1;
        return answer();
      }),
  };
}

test('a good token is looked up once a second', async () => {
  const { clock, find, lookUps } = createTest();
  expect((await find())?.holder).toBe('ada');
  await clock.advance(999);
  expect((await find(() => undefined))?.holder).toBe('ada');
  expect(lookUps()).toBe(1);
  await clock.advance(1);
  expect(await find(() => undefined)).toBeUndefined();
});

test('a token that is not good is looked up each time', async () => {
  const { find, lookUps } = createTest();
  expect(await find(() => undefined)).toBeUndefined();
  expect((await find())?.holder).toBe('ada');
  expect(lookUps()).toBe(2);
});

test('a token is remembered no longer than it lasts', async () => {
  const { clock, find, good } = createTest();
  await find(() => good('ada', 400));
  await clock.advance(400);
  expect(await find(() => undefined)).toBeUndefined();
});

test('looks up an invalidated entry at once', async () => {
  const { memory, find } = createTest();
  await find();
  memory.forget();
  expect(await find(() => undefined)).toBeUndefined();
});

test('a look-up that was under way when tokens ended is not remembered', async () => {
  const { memory, find, good } = createTest();
  const underWay = find(() => {
    memory.forget();
    return good();
  });
  expect((await underWay)?.holder).toBe('ada');
  expect(await find(() => undefined)).toBeUndefined();
});

test('nothing is remembered while a transaction that ends tokens may be under way', async () => {
  const { clock, memory, find, lookUps } = createTest();
  memory.forgetWithin();
  await find();
  await find();
  expect(lookUps()).toBe(2);
  await clock.advance(10_000);
  await find();
  await find();
  expect(lookUps()).toBe(3);
});

test('shares one look-up between concurrent requests, and repeats it after tokens ended', async () => {
  const { memory, find, lookUps } = createTest();
  const answers = [find(), find()];
  expect(lookUps()).toBe(1);
  memory.forget(['token']);
  answers.push(find());
  expect((await Promise.all(answers)).map((found) => found?.holder)).toEqual(['ada', 'ada', 'ada']);
  expect(lookUps()).toBe(2);
});

test('a token that a transaction ends is not remembered while it may be under way, others are', async () => {
  const { clock, memory, find, lookUps } = createTest();
  memory.forgetWithin(['other']);
  await find();
  await find();
  expect(lookUps()).toBe(1);
  memory.forgetWithin(['token']);
  await find();
  await find();
  expect(lookUps()).toBe(3);
  await clock.advance(10_000);
  await find();
  await find();
  expect(lookUps()).toBe(4);
});
