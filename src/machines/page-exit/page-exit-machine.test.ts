import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { pageExitDelays, pageExitMachine } from './page-exit-machine.ts';

function createTestExit(leavesByItself: boolean) {
  const leave = vi.fn();
  const clock = new SimulatedClock();
  const machine = pageExitMachine.provide({ actions: { leave } });
  const actor = createActor(machine, { clock, input: { leavesByItself } }).start();
  return { actor, clock, leave };
}

test('leaves by itself after 1.5 s, and no sooner', () => {
  const { clock, leave } = createTestExit(true);
  clock.increment(pageExitDelays.redirect - 1);
  expect(leave).not.toHaveBeenCalled();
  clock.increment(1);
  expect(leave).toHaveBeenCalledOnce();
  expect(pageExitDelays.redirect).toBe(1500);
});

test('waits for its button on pages without login', () => {
  const { actor, clock, leave } = createTestExit(false);
  clock.increment(60_000);
  expect(leave).not.toHaveBeenCalled();
  actor.send({ type: 'exit.requested' });
  expect(leave).toHaveBeenCalledOnce();
});

test('the button leaves at once, and again where the page is still shown', () => {
  const { actor, clock, leave } = createTestExit(true);
  actor.send({ type: 'exit.requested' });
  actor.send({ type: 'exit.requested' });
  clock.increment(pageExitDelays.redirect);
  expect(leave).toHaveBeenCalledTimes(2);
});

test('every state can be reached', () => {
  expect(unreachableStates(pageExitMachine, { input: { leavesByItself: true } })).toEqual([]);
});
