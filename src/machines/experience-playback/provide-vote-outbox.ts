import { fromPromise } from 'xstate';
import type { VoteRequest } from '#contract/calls/schemas/experience.ts';
import type { ExperienceService } from '../../services/api/experience-service.ts';
import type { VoteStore } from '../../services/experience/vote-store.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { toFailure } from '../../services/http/failure.ts';
import { type VoteDelivery, voteOutboxMachine } from './vote-outbox-machine.ts';

/** The outbox over HTTP and local storage. */
export const provideVoteOutbox = (deps: { service: Pick<ExperienceService, 'vote'>; store: VoteStore }) =>
  voteOutboxMachine.provide({
    actors: {
      deliverVote: fromPromise<VoteDelivery, { vote: VoteRequest | null }>(({ input, signal }) =>
        deliver(deps.service, input.vote, signal),
      ),
    },
    actions: {
      keepVote: (_, params) => deps.store.keep(params.vote),
      dropVote: () => deps.store.drop(),
    },
  });

async function deliver(
  service: Pick<ExperienceService, 'vote'>,
  vote: VoteRequest | null,
  signal: AbortSignal,
): Promise<VoteDelivery> {
  if (!vote) return { outcome: 'too_late' };
  try {
    return await service.vote(vote, signal);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'client' && error.status >= 400 && error.status !== 429) {
      return { outcome: 'refused', failure: toFailure(error) };
    }
    return { outcome: 'no_line' };
  }
}
