import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { commandMachine } from './command-machine.ts';

function createTestCommand(answers: (() => Promise<unknown>)[]) {
  const sent: unknown[] = [];
  const takeBack = vi.fn();
  const actor = createActor(
    commandMachine.provide({
      actors: {
        send: fromPromise<unknown, { values: unknown; key: string }>(({ input }) => {
          sent.push([input.values, input.key]);
          return answers.shift()?.() ?? Promise.reject(new Error('sent too often'));
        }),
      },
      actions: { takeBack },
    }),
  ).start();
  const issue = (values: unknown, freshKey: string) =>
    actor.send({ type: 'command.issued', values, freshKey });
  return { actor, sent, issue, takeBack };
}

const noLine = () => Promise.reject(new ApiError({ kind: 'network', status: 0, message: 'No line' }));
const never = () => new Promise<never>(() => undefined);

test('a success holds what came back', async () => {
  const { actor, sent, issue } = createTestCommand([async () => 'saved']);
  issue({ name: 'Ana' }, 'k1');
  const snapshot = await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([[{ name: 'Ana' }, 'k1']]);
  expect(snapshot.context).toEqual({ intentions: [], waiting: [], failure: null, output: 'saved' });
});

test('stores a failure as plain data, and a retry clears it', async () => {
  const taken = new ApiError({
    kind: 'client',
    status: 422,
    code: 'USER_007',
    message: 'Email already exists',
    fieldErrors: { email: ['Email already exists'] },
  });
  const { actor, issue } = createTestCommand([() => Promise.reject(taken), async () => 'saved']);
  issue({}, 'k1');
  const failed = await waitFor(actor, (state) => state.hasTag('failed'));
  expect(failed.context.failure).toEqual({
    kind: 'client',
    status: 422,
    message: 'Email already exists',
    code: 'USER_007',
    fieldErrors: { email: ['Email already exists'] },
    reason: null,
    requestId: null,
  });
  issue({}, 'k2');
  expect(actor.getSnapshot().context.failure).toBeNull();
  await waitFor(actor, (state) => state.matches('done'));
});

test('a double click sends once', async () => {
  const { actor, sent, issue } = createTestCommand([async () => 'saved']);
  issue(1, 'k1');
  expect(actor.getSnapshot().can({ type: 'command.issued', values: 1, freshKey: 'k2' })).toBe(false);
  issue(1, 'k2');
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([[1, 'k1']]);
});

test('something else is sent in its turn, whatever became of the first', async () => {
  const { actor, sent, issue } = createTestCommand([noLine, async () => 'b', async () => 'c']);
  issue({ wanted: true }, 'k1');
  issue({ wanted: false }, 'k2');
  issue({ wanted: false }, 'k3');
  issue({ wanted: true }, 'k4');
  expect(sent).toEqual([[{ wanted: true }, 'k1']]);
  await waitFor(actor, (state) => state.context.output === 'c');
  expect(sent).toEqual([
    [{ wanted: true }, 'k1'],
    [{ wanted: false }, 'k2'],
    [{ wanted: true }, 'k1'],
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ waiting: [], failure: { message: 'No line' } });
});

test('two files are two things, however alike they look as text', async () => {
  const { actor, sent, issue } = createTestCommand([async () => 'a', async () => 'b']);
  const [one, other] = [new Blob(['a']), new Blob(['b'])];
  issue(one, 'k1');
  issue(other, 'k2');
  await waitFor(actor, (state) => state.context.output === 'b');
  expect(sent).toEqual([
    [one, 'k1'],
    [other, 'k2'],
  ]);
});

test('the same values sent again after a lost answer bear the same key', async () => {
  const { actor, sent, issue } = createTestCommand([noLine, async () => 'saved']);
  issue({ seats: [1, 2] }, 'k1');
  await waitFor(actor, (state) => state.matches('failed'));
  issue({ seats: [1, 2] }, 'k2');
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent.map((one) => (one as string[])[1])).toEqual(['k1', 'k1']);
});

test('other values, and the same ones after a success, are another intention', async () => {
  const { actor, sent, issue } = createTestCommand([noLine, async () => 'saved', async () => 'again']);
  issue({ seats: [1] }, 'k1');
  await waitFor(actor, (state) => state.matches('failed'));
  issue({ seats: [2] }, 'k2');
  await waitFor(actor, (state) => state.matches('done'));
  issue({ seats: [2] }, 'k3');
  await waitFor(actor, (state) => state.context.output === 'again');
  expect(sent.map((one) => (one as string[])[1])).toEqual(['k1', 'k2', 'k3']);
});

test('two acts begun in turn keep their own keys, whichever is tried again first', async () => {
  const { actor, sent, issue } = createTestCommand([noLine, noLine, async () => 'a', async () => 'b']);
  issue({ act: 'invite' }, 'k1');
  await waitFor(actor, (state) => state.matches('failed'));
  issue({ act: 'cancel' }, 'k2');
  await waitFor(actor, (state) => state.matches('failed'));
  issue({ act: 'invite' }, 'k3');
  await waitFor(actor, (state) => state.context.output === 'a');
  issue({ act: 'cancel' }, 'k4');
  await waitFor(actor, (state) => state.context.output === 'b');
  expect(sent.map((one) => (one as string[])[1])).toEqual(['k1', 'k2', 'k1', 'k2']);
});

test('reverts an aborted command and keeps its key for a retry', async () => {
  const { actor, sent, issue, takeBack } = createTestCommand([never, async () => 'saved']);
  issue('x', 'k1');
  actor.send({ type: 'command.aborted' });
  expect(takeBack).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().value).toBe('idle');
  issue('x', 'k2');
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([
    ['x', 'k1'],
    ['x', 'k1'],
  ]);
});

test('an abort reverts the running command, and the queued one is sent', async () => {
  const { actor, sent, issue } = createTestCommand([never, async () => 'b']);
  issue('a', 'k1');
  issue('b', 'k2');
  actor.send({ type: 'command.aborted' });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([
    ['a', 'k1'],
    ['b', 'k2'],
  ]);
});

test('every state is reachable', () => {
  const samples = { 'command.issued': [{ values: 1, freshKey: 'k1' }] };
  expect(unreachableStates(commandMachine, { identity: 'value', samples })).toEqual([]);
});
