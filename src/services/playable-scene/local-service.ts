import type { HttpClient } from '../http/http-client.ts';
import { createExperienceService, type ExperienceService } from '../api/experience-service.ts';
import type { LocalDirector } from './local-director.ts';

const refuse = () => Promise.reject(new Error('The playable scene has no server'));

const noServer: HttpClient = {
  call: refuse,
  stream: () => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) }),
};

/** Answers the seat's requests to its session in this page; refuses all others. */
export function createLocalService(
  director: Pick<LocalDirector, 'put' | 'read'>,
  { seatId, now }: { seatId: string; now: () => number },
): ExperienceService {
  return {
    ...createExperienceService(noServer),
    snapshot: async () => director.read(),
    async vote(vote) {
      const { accepted } = director.put({
        type: 'vote.cast',
        seatId,
        voteId: vote.vote_id,
        decisionId: vote.decision_id,
        optionId: vote.option_id,
        castAt: Math.min(vote.cast_at, now()),
      });
      return { outcome: accepted ? 'counted' : 'too_late' };
    },
    async reportReady(sceneId, ready = true) {
      director.put({ type: ready ? 'seat.ready' : 'seat.staying', seatId, sceneId });
    },
    async passTurn(sceneId, turn) {
      director.put({ type: 'turn.passed', seatId, sceneId, turn });
    },
    async answer({ attempt_id: attemptId, challenge_id: challengeId, text }) {
      const { context } = director.put({ type: 'challenge.answered', seatId, attemptId, challengeId, text });
      const attempts = context.breakout?.teams.flatMap((team) => team.attempts) ?? [];
      const own = attempts.find((attempt) => attempt.attemptId === attemptId);
      return { correct: own?.correct ?? false, awaited: own?.awaited ?? false };
    },
    async takeHint(challengeId, hintId) {
      director.put({ type: 'hint.taken', seatId, challengeId, hintId });
    },
    async layClue(challengeId, clueId) {
      director.put({ type: 'clue.shared', seatId, challengeId, clueId });
    },
    async moveDraft({ move_id: moveId, challenge_id: challengeId, ...move }) {
      return {
        accepted: director.put({ type: 'draft.moved', seatId, moveId, challengeId, ...move }).accepted,
      };
    },
    /** The others at this table are bots, who do not see it. */
    point: async () => {},
  };
}
