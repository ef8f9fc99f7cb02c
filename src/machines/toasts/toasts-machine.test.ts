import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { toastTimerMachine } from './toast-timer-machine.ts';
import { createToastVerbs } from './toast-verbs.ts';
import { toastsMachine } from './toasts-machine.ts';

function createTestToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  const verbs = createToastVerbs(actor, () => clock.now());
  const shown = () => actor.getSnapshot().context.toasts.map((toast) => toast.description);
  return { actor, clock, verbs, shown };
}

test('a success is titled "Success" and has every field', () => {
  const { actor, clock, verbs } = createTestToasts();
  clock.set(1700);
  verbs.success('Profile updated successfully!');
  expect(actor.getSnapshot().context.toasts).toEqual([
    {
      id: '1700',
      title: 'Success',
      description: 'Profile updated successfully!',
      icon: 'check',
      color: 'green',
    },
  ]);
});

test.each([
  ['error', 'Error', 'cross', 'red'],
  ['warning', 'Warning', 'alert', 'yellow'],
] as const)('%s is titled "%s"', (verb, title, icon, color) => {
  const { actor, verbs } = createTestToasts();
  verbs[verb]('text');
  expect(actor.getSnapshot().context.toasts[0]).toMatchObject({ title, icon, color });
});

test('a validation toast has the default title and text', () => {
  const { actor, verbs } = createTestToasts();
  verbs.validation();
  expect(actor.getSnapshot().context.toasts[0]).toMatchObject({
    title: 'Validation Error',
    description: 'Please check your input and try again.',
  });
});

test('each toast leaves 5 s after it came', () => {
  const { clock, verbs, shown } = createTestToasts();
  verbs.success('one');
  clock.increment(2000);
  verbs.success('two');
  clock.increment(2999);
  expect(shown()).toEqual(['one', 'two']);
  clock.increment(1);
  expect(shown()).toEqual(['two']);
  clock.increment(2000);
  expect(shown()).toEqual([]);
});

test('an identical toast replaces the shown one and restarts its time', () => {
  const { clock, verbs, shown } = createTestToasts();
  verbs.validation();
  clock.increment(1000);
  verbs.success('two');
  clock.increment(3000);
  verbs.validation();
  expect(shown()).toEqual(['two', 'Please check your input and try again.']);
  clock.increment(4999);
  expect(shown()).toEqual(['Please check your input and try again.']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test('hovering pauses the remaining time', () => {
  const { actor, clock, verbs, shown } = createTestToasts();
  verbs.success('one');
  clock.increment(4000);
  actor.send({ type: 'toast.paused', at: clock.now() });
  clock.increment(60_000);
  expect(shown()).toEqual(['one']);
  actor.send({ type: 'toast.resumed', at: clock.now() });
  clock.increment(999);
  expect(shown()).toEqual(['one']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test('a toast raised while the others are paused does not count down either', () => {
  const { actor, clock, verbs, shown } = createTestToasts();
  verbs.success('one');
  actor.send({ type: 'toast.paused', at: clock.now() });
  verbs.success('two');
  clock.increment(60_000);
  expect(shown()).toEqual(['one', 'two']);
  actor.send({ type: 'toast.resumed', at: clock.now() });
  clock.increment(4999);
  expect(shown()).toEqual(['one', 'two']);
  clock.increment(1);
  expect(shown()).toEqual([]);
});

test('a dismissed toast leaves at once', () => {
  const { actor, verbs, shown } = createTestToasts();
  verbs.success('one');
  verbs.success('two');
  actor.send({ type: 'toast.dismissed', id: actor.getSnapshot().context.toasts[0]?.id ?? '' });
  expect(shown()).toEqual(['two']);
});

test('two toasts of one millisecond have two ids', () => {
  const { actor, verbs } = createTestToasts();
  verbs.success('one');
  verbs.success('two');
  expect(new Set(actor.getSnapshot().context.toasts.map((toast) => toast.id)).size).toBe(2);
});

test('every state is reachable', () => {
  const samples = {
    'toast.raised': [{ toast: { id: '1' }, at: 0 }],
    'toast.dismissed': [{ id: '1' }],
    'toast.expired': [{ id: '1' }],
    'toast.paused': [{ at: 0 }],
    'toast.resumed': [{ at: 0 }],
  };
  expect(unreachableStates(toastsMachine, { identity: 'value', samples })).toEqual([]);
  const input = { id: '1', timeoutMs: 1, startedAt: 0, parent: createActor(toastsMachine) };
  expect(unreachableStates(toastTimerMachine, { identity: 'value', samples, input })).toEqual([]);
});
