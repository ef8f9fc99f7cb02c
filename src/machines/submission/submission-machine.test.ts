import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { submissionMachine } from './submission-machine.ts';

function createTestSubmission(answers: (() => Promise<unknown>)[]) {
  const sent: unknown[] = [];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        send: fromPromise<unknown, { values: unknown }>(({ input }) => {
          sent.push(input.values);
          return answers.shift()?.() ?? Promise.reject(new Error('sent too often'));
        }),
      },
    }),
  ).start();
  return { actor, sent };
}

const taken = new ApiError({
  kind: 'client',
  status: 422,
  code: 'USER_007',
  message: 'Email already exists',
  fieldErrors: { email: ['Email already exists'] },
});

test('a success holds what came back', async () => {
  const { actor, sent } = createTestSubmission([async () => 'saved']);
  actor.send({ type: 'form.submitted', values: { name: 'Ana' } });
  const snapshot = await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([{ name: 'Ana' }]);
  expect(snapshot.context).toEqual({ failure: null, output: 'saved' });
});

test('a failure is kept as plain data, and a second try forgets it', async () => {
  const { actor } = createTestSubmission([() => Promise.reject(taken), async () => 'saved']);
  actor.send({ type: 'form.submitted', values: {} });
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context.failure).toEqual({
    kind: 'client',
    status: 422,
    message: 'Email already exists',
    code: 'USER_007',
    fieldErrors: { email: ['Email already exists'] },
    requestId: null,
  });
  actor.send({ type: 'form.submitted', values: {} });
  const done = await waitFor(actor, (state) => state.matches('done'));
  expect(done.context.failure).toBeNull();
});

test('a second click while it is sending sends nothing', async () => {
  const { actor, sent } = createTestSubmission([async () => 'saved']);
  actor.send({ type: 'form.submitted', values: 1 });
  actor.send({ type: 'form.submitted', values: 2 });
  await waitFor(actor, (state) => state.matches('done'));
  expect(sent).toEqual([1]);
});

test('every state is reachable', () => {
  expect(unreachableStates(submissionMachine, { identity: 'value' })).toEqual([]);
});
