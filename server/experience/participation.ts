import type {
  AnswerAnswer,
  AnswerRequest,
  ClueRequest,
  DraftAnswer,
  DraftRequest,
  HintRequest,
  NoticeAnswer,
  NoticeRequest,
  TurnRequest,
  ReadyRequest,
  VoteAnswer,
  VoteRequest,
} from '#contract/calls/schemas/experience.ts';
import { isSamePlace } from '#contract/story/sighting.ts';
import type { Attempt, DirectorContext } from '../director/rules/director-context.ts';
import type { Directors } from '../director/running/director-service.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';

function isKnownVote(context: DirectorContext, seatId: string, voteId: string): boolean {
  if (context.decision?.seenVoteIds.includes(voteId)) return true;
  return context.played.some(
    (scene) =>
      scene.kind === 'decision' &&
      scene.votes.some((vote) => vote.seatId === seatId && vote.voteId === voteId),
  );
}

const isKnownMove = ({ breakout }: DirectorContext, moveId: string): boolean =>
  breakout?.teams.some(({ draft }) => draft?.moveIds.includes(moveId)) === true;

function findAttempt(context: DirectorContext, attemptId: string): Attempt | undefined {
  const closed = context.played.flatMap((scene) => (scene.kind === 'challenge' ? scene.teams : []));
  return [...(context.breakout?.teams ?? []), ...closed]
    .flatMap(({ attempts }) => attempts)
    .find((attempt) => attempt.attemptId === attemptId);
}

/**
 * A seat's requests to its live session. Each resolves once its event is in the log or refused; a repeated or late
 * request changes nothing.
 */
export function createParticipation({ directors }: { directors: Directors }) {
  return {
    async vote(seat: AuthenticatedSeat, request: VoteRequest): Promise<VoteAnswer> {
      const { accepted, snapshot } = await directors.dispatch(seat.sessionId, {
        type: 'vote.cast',
        seatId: seat.seatId,
        voteId: request.vote_id,
        decisionId: request.decision_id,
        optionId: request.option_id,
        castAt: request.cast_at,
      });
      if (accepted) return { outcome: 'counted' };
      const isKnown = isKnownVote(snapshot.context, seat.seatId, request.vote_id);
      return { outcome: isKnown ? 'duplicate' : 'too_late' };
    },

    async answer(seat: AuthenticatedSeat, request: AnswerRequest): Promise<AnswerAnswer> {
      const { snapshot } = await directors.dispatch(seat.sessionId, {
        type: 'challenge.answered',
        seatId: seat.seatId,
        attemptId: request.attempt_id,
        challengeId: request.challenge_id,
        text: request.text,
      });
      const attempt = findAttempt(snapshot.context, request.attempt_id);
      return { correct: attempt?.correct === true, awaited: attempt?.awaited === true };
    },

    async takeHint(seat: AuthenticatedSeat, request: HintRequest): Promise<void> {
      await directors.dispatch(seat.sessionId, {
        type: 'hint.taken',
        seatId: seat.seatId,
        challengeId: request.challenge_id,
        hintId: request.hint_id,
      });
    },

    async shareClue(seat: AuthenticatedSeat, request: ClueRequest): Promise<void> {
      await directors.dispatch(seat.sessionId, {
        type: 'clue.shared',
        seatId: seat.seatId,
        challengeId: request.challenge_id,
        clueId: request.clue_id,
      });
    },

    async moveDraft(seat: AuthenticatedSeat, request: DraftRequest): Promise<DraftAnswer> {
      const { move_id: moveId, challenge_id: challengeId, ...move } = request;
      const { seatId } = seat;
      const { accepted, snapshot } = await directors.dispatch(seat.sessionId, {
        type: 'draft.moved',
        seatId,
        moveId,
        challengeId,
        ...move,
      });
      return { accepted: accepted || isKnownMove(snapshot.context, moveId) };
    },

    async markNotice(
      { sessionId, seatId }: AuthenticatedSeat,
      request: NoticeRequest,
    ): Promise<NoticeAnswer> {
      const { scene_id: sceneId, media_ms: mediaMs, spot } = request;
      const mark = { sceneId, mediaMs, spot };
      const { accepted, snapshot } = await directors.dispatch(sessionId, {
        type: 'notice.marked',
        seatId,
        ...mark,
      });
      const own = snapshot.context.notices.filter((notice) => notice.seatId === seatId);
      return { kept: accepted || own.some((known) => isSamePlace(known, mark)) };
    },

    async reportReady(
      { sessionId, seatId }: AuthenticatedSeat,
      { scene_id: sceneId, ready = true }: ReadyRequest,
    ): Promise<void> {
      await directors.dispatch(sessionId, { type: ready ? 'seat.ready' : 'seat.staying', seatId, sceneId });
    },

    async passTurn(
      { sessionId, seatId }: AuthenticatedSeat,
      { scene_id: sceneId, turn }: TurnRequest,
    ): Promise<void> {
      await directors.dispatch(sessionId, { type: 'turn.passed', seatId, sceneId, turn });
    },

    async raiseHand({ sessionId, seatId }: AuthenticatedSeat, raised: boolean): Promise<void> {
      await directors.dispatch(sessionId, { type: 'hand.raised', seatId, raised });
    },

    async wantTime({ sessionId, seatId }: AuthenticatedSeat, wanted: boolean): Promise<void> {
      await directors.dispatch(sessionId, { type: 'time.wanted', seatId, wanted });
    },

    async callHelp({ sessionId, seatId }: AuthenticatedSeat, called: boolean): Promise<void> {
      await directors.dispatch(sessionId, { type: 'help.called', seatId, called });
    },

    async reportSpeech({ sessionId, seatId }: AuthenticatedSeat, spokenMs: number): Promise<void> {
      if (spokenMs > 0) await directors.dispatch(sessionId, { type: 'speech.reported', seatId, spokenMs });
    },

    async leave({ sessionId, seatId }: AuthenticatedSeat): Promise<void> {
      await directors.dispatch(sessionId, { type: 'seat.left', seatId });
    },
  };
}
