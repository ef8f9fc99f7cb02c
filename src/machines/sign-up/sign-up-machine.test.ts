import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, it } from 'vitest';
import type { SignUpAnswer } from '#contract/calls/schemas/programmes/sign-ups.ts';
import { problemsIn, type SignUpDraft, type SignUpEvent, signUpMachine } from './sign-up-machine.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function createTestSignUp(answers: (SignUpAnswer | { reason: { name: string; values: object } })[]) {
  const sent: { draft: SignUpDraft; wait: boolean }[] = [];
  const actor = createActor(
    signUpMachine.provide({
      actors: {
        signUp: fromPromise<SignUpAnswer, { draft: SignUpDraft; wait: boolean }>(async ({ input }) => {
          sent.push(input);
          const answer = answers.shift();
          if (answer && 'state' in answer) return answer;
          throw answer;
        }),
      },
    }),
  ).start();
  const fill = () => {
    actor.send({ type: 'slot.chosen', slotId: 's1' });
    actor.send({
      type: 'person.changed',
      index: 0,
      change: { first_name: 'Ana', email: 'ana@team.example' },
    });
  };
  return { actor, sent, fill };
}

it('reports missing fields before sending, and clears them when filled in', () => {
  const { actor, sent, fill } = createTestSignUp([]);
  actor.send({ type: 'form.submitted', wait: false });
  expect(actor.getSnapshot().context.problems).toEqual({
    slot: 'slot',
    'people.0.first_name': 'name',
    'people.0.email': 'email',
  });
  fill();
  expect(actor.getSnapshot().context.problems).toEqual({});
  expect(sent).toEqual([]);
});

it('sends the group and shows the answer', async () => {
  const { actor, sent, fill } = createTestSignUp([{ state: 'placed', until: 5 }]);
  fill();
  actor.send({ type: 'person.added' });
  expect(problemsIn(actor.getSnapshot().context.draft)).toMatchObject({ 'people.1.email': 'email' });
  actor.send({ type: 'person.removed', index: 1 });
  actor.send({ type: 'person.removed', index: 0 });
  actor.send({ type: 'form.submitted', wait: false });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await settle();
  expect(actor.getSnapshot().value).toBe('sent');
  expect(sent.map(({ draft, wait }) => [draft.people.length, wait])).toEqual([[1, false]]);
});

it('offers the waiting list of a slot that has filled up, and returns to the form after another failure', async () => {
  const full = { reason: { name: 'slotFull', values: { free: 0 } } };
  const { actor, sent, fill } = createTestSignUp([full, { reason: { name: 'signUpClosed', values: {} } }]);
  fill();
  actor.send({ type: 'form.submitted', wait: false });
  await settle();
  expect(actor.getSnapshot().value).toBe('full');
  actor.send({ type: 'waiting.accepted' });
  await settle();
  expect(sent.at(-1)?.wait).toBe(true);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.reason?.name]).toEqual([
    'editing',
    'signUpClosed',
  ]);
});

it('takes no more people than a team has', () => {
  const { actor } = createTestSignUp([]);
  for (let more = 0; more < 10; more += 1) actor.send({ type: 'person.added' });
  expect(actor.getSnapshot().context.draft.people).toHaveLength(6);
});

it('reaches every state', () => {
  const filled = signUpMachine.provide({ guards: { isComplete: () => true } });
  const done = 'xstate.done.actor.0.signUp.submitting';
  const failed = 'xstate.error.actor.0.signUp.submitting';
  const paths = getShortestPaths(filled, {
    events: [
      { type: 'form.submitted', wait: false },
      { type: done, output: { state: 'placed', until: 1 } },
      { type: failed, error: { reason: { name: 'slotFull', values: {} } } },
      { type: 'waiting.accepted' },
      { type: 'form.reopened' },
    ] as unknown as SignUpEvent[],
  });
  const reached = new Set(paths.map(({ state }) => String(state.value)));
  expect([...reached].sort()).toEqual(['editing', 'full', 'sent', 'submitting']);
});
