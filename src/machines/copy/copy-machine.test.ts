import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { copyDelays, copyMachine } from './copy-machine.ts';

function createTestCopy({ write = async () => 'a report', isAllowed = true } = {}) {
  const written = vi.fn((_text: string) => (isAllowed ? Promise.resolve() : Promise.reject(new Error('no'))));
  const clock = new SimulatedClock();
  const machine = copyMachine.provide({
    actors: {
      write: fromPromise(write),
      putOnClipboard: fromPromise<void, { text: string }>(({ input }) => written(input.text)),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const settles = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state));
  return { actor, clock, settles, written };
}

test('a text that is known is written in the moment of the click', () => {
  const { actor, written } = createTestCopy();
  actor.send({ type: 'copy.requested', text: 'a link' });
  expect(written).toHaveBeenCalledExactlyOnceWith('a link');
});

test('confirms the copy for 2.5 s', async () => {
  const { actor, clock, settles } = createTestCopy();
  actor.send({ type: 'copy.requested', text: 'a link' });
  await settles('copied');
  clock.increment(copyDelays.confirmation);
  expect(actor.getSnapshot().value).toBe('idle');
});

test('a report is written first, and one that cannot be is a failure', async () => {
  const { actor, settles, written } = createTestCopy();
  actor.send({ type: 'report.requested' });
  await settles('copied');
  expect(written).toHaveBeenCalledExactlyOnceWith('a report');
  const broken = createTestCopy({ write: () => Promise.reject(new Error('no report')) });
  broken.actor.send({ type: 'report.requested' });
  await broken.settles('failed');
  expect(broken.written).not.toHaveBeenCalled();
});

test('shows the text for manual copying when the clipboard is unavailable', async () => {
  const { actor, settles } = createTestCopy({ isAllowed: false });
  actor.send({ type: 'report.requested' });
  await settles('refused');
  expect(actor.getSnapshot().context.text).toBe('a report');
});

test('every state can be reached', () => {
  expect(unreachableStates(copyMachine, { identity: 'value' })).toEqual([]);
});
