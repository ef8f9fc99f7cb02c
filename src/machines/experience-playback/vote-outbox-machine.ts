import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../services/http/failure.ts';
import type { VoteAnswer, VoteRequest } from '#contract/calls/schemas/experience.ts';

export interface VoteOutboxContext {
  vote: VoteRequest | null;
  problem: Failure | null;
}

export type VoteOutboxEvent =
  | { type: 'vote.cast'; vote: VoteRequest }
  | { type: 'connection.restored' }
  /** The decision is closed and its result shown: a waiting vote is discarded. */
  | { type: 'decision.closed' };

export interface VoteOutboxInput {
  /** An undelivered vote of an earlier page. */
  kept: VoteRequest | null;
}

export type VoteDelivery =
  | { outcome: VoteAnswer['outcome'] }
  /** No response: the vote may have arrived; its id makes the repeat harmless. */
  | { outcome: 'no_line' }
  | { outcome: 'refused'; failure: Failure };

/** The retry delay of a vote without a connection, in ms. */
export const voteOutboxDelays = { beforeRetry: 1500 } as const;

/** Delivers one seat's vote: stored on the device until the server has answered. */
export const voteOutboxMachine = setup({
  types: {} as { context: VoteOutboxContext; events: VoteOutboxEvent; input: VoteOutboxInput },
  actors: {
    deliverVote: fromPromise<VoteDelivery, { vote: VoteRequest | null }>(() =>
      Promise.reject(new Error('`deliverVote` must be provided')),
    ),
  },
  delays: voteOutboxDelays,
  guards: {
    hasStoredVote: ({ context }) => context.vote !== null,
    isOutcome: (_, params: { delivery: VoteDelivery; outcome: VoteDelivery['outcome'] }) =>
      params.delivery.outcome === params.outcome,
  },
  actions: {
    takeVote: assign({ vote: (_, params: { vote: VoteRequest }) => params.vote, problem: null }),
    keepVote: (_, _params: { vote: VoteRequest }) => {
      throw new Error('`keepVote` must be provided');
    },
    dropVote: () => {
      throw new Error('`dropVote` must be provided');
    },
    forgetVote: assign({ vote: null, problem: null }),
    noteProblem: assign({
      problem: (_, params: { delivery: VoteDelivery }) =>
        params.delivery.outcome === 'refused' ? params.delivery.failure : null,
    }),
  },
}).createMachine({
  id: 'voteOutbox',
  context: ({ input }) => ({ vote: input.kept, problem: null }),
  initial: 'empty',
  on: {
    'vote.cast': {
      target: '.sending',
      actions: [
        { type: 'takeVote', params: ({ event }) => ({ vote: event.vote }) },
        { type: 'keepVote', params: ({ event }) => ({ vote: event.vote }) },
      ],
      reenter: true,
    },
    'decision.closed': { target: '.empty', actions: ['forgetVote', 'dropVote'] },
  },
  states: {
    empty: { always: { guard: 'hasStoredVote', target: 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'deliverVote',
        input: ({ context }) => ({ vote: context.vote }),
        onDone: [
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ delivery: event.output, outcome: 'no_line' }),
            },
            target: 'waitingForLine',
          },
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ delivery: event.output, outcome: 'too_late' }),
            },
            target: 'tooLate',
            actions: 'dropVote',
          },
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ delivery: event.output, outcome: 'refused' }),
            },
            target: 'refused',
            actions: [
              'dropVote',
              { type: 'noteProblem', params: ({ event }) => ({ delivery: event.output }) },
            ],
          },
          { target: 'counted', actions: 'dropVote' },
        ],
        onError: 'waitingForLine',
      },
    },
    waitingForLine: {
      tags: 'busy',
      on: { 'connection.restored': 'sending' },
      after: { beforeRetry: 'sending' },
    },
    counted: {},
    tooLate: {},
    refused: { tags: 'failed' },
  },
});

export type VoteOutboxRef = ActorRefFrom<typeof voteOutboxMachine>;
