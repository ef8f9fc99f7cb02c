import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { loadingBarMachine } from './loading-bar-machine.ts';
import { selectLoadingBar } from './loading-bar-selectors.ts';

function createTestLoadingBar() {
  const clock = new SimulatedClock();
  const actor = createActor(loadingBarMachine, { clock }).start();
  return { actor, clock, view: () => selectLoadingBar(actor.getSnapshot()) };
}

test('a navigation under 200 ms shows no bar', () => {
  const { actor, clock, view } = createTestLoadingBar();
  actor.send({ type: 'loading.started' });
  clock.increment(199);
  actor.send({ type: 'loading.finished' });
  clock.increment(1000);
  expect(view()).toEqual({ visible: false, failed: false, progress: 0 });
});

test('a longer one rises, is full when finished, hides after 500 ms and resets after 400 ms more', () => {
  const { actor, clock, view } = createTestLoadingBar();
  actor.send({ type: 'loading.started' });
  clock.increment(200);
  expect(view()).toEqual({ visible: true, failed: false, progress: 0 });
  for (let tick = 0; tick < 20; tick += 1) clock.increment(100);
  expect(view()).toEqual({ visible: true, failed: false, progress: 70 });
  actor.send({ type: 'loading.finished' });
  expect(view()).toEqual({ visible: true, failed: false, progress: 100 });
  clock.increment(500);
  expect(view()).toEqual({ visible: false, failed: false, progress: 100 });
  clock.increment(400);
  expect(view()).toEqual({ visible: false, failed: false, progress: 0 });
});

test('it turns red on an error, and is green again for the next navigation', () => {
  const { actor, clock, view } = createTestLoadingBar();
  actor.send({ type: 'loading.started' });
  clock.increment(200);
  actor.send({ type: 'loading.failed' });
  expect(view()).toEqual({ visible: true, failed: true, progress: 100 });
  actor.send({ type: 'loading.started' });
  expect(view()).toEqual({ visible: true, failed: false, progress: 0 });
});

test('every state is reachable', () => {
  expect(unreachableStates(loadingBarMachine, { identity: 'value' })).toEqual([]);
});
