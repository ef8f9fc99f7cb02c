import { expect, test } from 'vitest';
import { createLoadGate, type LoadPlace } from './load-gate.ts';

function placeIn(gate: ReturnType<typeof createLoadGate>): LoadPlace {
  const place = gate.enter();
  if (!place) throw new Error('The gate is full');
  return place;
}

test('so many go on at once, so many wait in the order they came, and the next is refused', async () => {
  const gate = createLoadGate({ running: 2, queued: 2 });
  const [first, second, third, fourth] = [placeIn(gate), placeIn(gate), placeIn(gate), placeIn(gate)];
  expect([first.turn, second.turn]).toEqual([undefined, undefined]);
  expect(gate.enter()).toBeUndefined();
  const begun: string[] = [];
  void third.turn?.then(() => begun.push('third'));
  void fourth.turn?.then(() => begun.push('fourth'));
  first.leave();
  await third.turn;
  expect(begun).toEqual(['third']);
  second.leave();
  await fourth.turn;
  expect(begun).toEqual(['third', 'fourth']);
});

test('leaving twice frees one place, and all places come back', () => {
  const gate = createLoadGate({ running: 1, queued: 1 });
  const first = placeIn(gate);
  placeIn(gate);
  first.leave();
  first.leave();
  expect(gate.enter()).toBeDefined();
  expect(gate.enter()).toBeUndefined();
});

test('who gives up while waiting frees their place in the line, and takes no turn', async () => {
  const gate = createLoadGate({ running: 1, queued: 2 });
  const [first, givesUp, next] = [placeIn(gate), placeIn(gate), placeIn(gate)];
  givesUp.leave();
  first.leave();
  await next.turn;
  next.leave();
  expect(placeIn(gate).turn).toBeUndefined();
});

test('without room everybody is refused', () => {
  expect(createLoadGate({ running: 0, queued: 0 }).enter()).toBeUndefined();
});
