import { toFailure } from '../../services/http/failure.ts';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { VoteRequest } from '#contract/calls/schemas/experience.ts';
import { type VoteDelivery, voteOutboxDelays, voteOutboxMachine } from './vote-outbox-machine.ts';

const refused = toFailure(new Error('Not your decision'));

const vote = (optionId: string): VoteRequest => ({
  vote_id: `vote-${optionId}`,
  decision_id: 'fork',
  option_id: optionId,
  cast_at: 1000,
});

function createTestOutbox(kept: VoteRequest | null = null) {
  const clock = new SimulatedClock();
  const world = { kept, sent: [] as string[], answer: { outcome: 'counted' } as VoteDelivery };
  const actor = createActor(
    voteOutboxMachine.provide({
      actors: {
        deliverVote: fromPromise<VoteDelivery, { vote: VoteRequest | null }>(async ({ input }) => {
          world.sent.push(input.vote?.option_id ?? '');
          return world.answer;
        }),
      },
      actions: {
        keepVote: (_, params) => {
          world.kept = params.vote;
        },
        dropVote: () => {
          world.kept = null;
        },
      },
    }),
    { clock, input: { kept } },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { actor, clock, world, settle };
}

test('a vote is stored, sent, counted and then deleted from storage', async () => {
  const { actor, world, settle } = createTestOutbox();
  actor.send({ type: 'vote.cast', vote: vote('a') });
  expect([actor.getSnapshot().value, world.kept]).toEqual(['sending', vote('a')]);
  await settle();
  expect([actor.getSnapshot().value, world.kept]).toEqual(['counted', null]);
});

test('waits while offline, stays stored, and is retried automatically', async () => {
  const { actor, clock, world, settle } = createTestOutbox();
  world.answer = { outcome: 'no_line' };
  actor.send({ type: 'vote.cast', vote: vote('a') });
  await settle();
  expect([actor.getSnapshot().value, world.kept]).toEqual(['waitingForLine', vote('a')]);
  world.answer = { outcome: 'duplicate' };
  clock.increment(voteOutboxDelays.beforeRetry);
  await settle();
  expect([actor.getSnapshot().value, world.sent]).toEqual(['counted', ['a', 'a']]);
});

test('a line that returns is used at once', async () => {
  const { actor, world, settle } = createTestOutbox();
  world.answer = { outcome: 'no_line' };
  actor.send({ type: 'vote.cast', vote: vote('a') });
  await settle();
  actor.send({ type: 'connection.restored' });
  expect(actor.getSnapshot().value).toBe('sending');
});

test('the choice may change while the first vote is still under way', async () => {
  const { actor, world, settle } = createTestOutbox();
  actor.send({ type: 'vote.cast', vote: vote('a') });
  actor.send({ type: 'vote.cast', vote: vote('b') });
  await settle();
  expect([actor.getSnapshot().context.vote?.option_id, actor.getSnapshot().value]).toEqual(['b', 'counted']);
  expect(world.sent.at(-1)).toBe('b');
});

test('sends a vote stored by an earlier page', async () => {
  const { actor, world, settle } = createTestOutbox(vote('a'));
  await settle();
  expect([actor.getSnapshot().value, world.sent]).toEqual(['counted', ['a']]);
});

test('too late and refused say so and keep nothing', async () => {
  const { actor, world, settle } = createTestOutbox();
  world.answer = { outcome: 'too_late' };
  actor.send({ type: 'vote.cast', vote: vote('a') });
  await settle();
  expect([actor.getSnapshot().value, world.kept]).toEqual(['tooLate', null]);
  world.answer = { outcome: 'refused', failure: refused };
  actor.send({ type: 'vote.cast', vote: vote('a') });
  await settle();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual(['refused', refused]);
});

test('a closed decision empties it', async () => {
  const { actor, world, settle } = createTestOutbox();
  world.answer = { outcome: 'no_line' };
  actor.send({ type: 'vote.cast', vote: vote('a') });
  await settle();
  actor.send({ type: 'decision.closed' });
  expect([actor.getSnapshot().value, world.kept]).toEqual(['empty', null]);
});

test('every state can be reached', () => {
  const done = (output: VoteDelivery) => ({ type: 'xstate.done.actor.0.voteOutbox.sending', output });
  const paths = getShortestPaths(
    voteOutboxMachine.provide({ actions: { keepVote: () => {}, dropVote: () => {} } }),
    {
      input: { kept: null },
      events: [
        { type: 'vote.cast', vote: vote('a') },
        done({ outcome: 'counted' }),
        done({ outcome: 'no_line' }),
        done({ outcome: 'too_late' }),
        done({ outcome: 'refused', failure: refused }),
      ] as never[],
      serializeState: (state) => String(state.value),
    },
  );
  expect([...new Set(paths.map((path) => path.state.value))].sort()).toEqual([
    'counted',
    'empty',
    'refused',
    'sending',
    'tooLate',
    'waitingForLine',
  ]);
});
