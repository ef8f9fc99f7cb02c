import type { Icebreaker } from '#contract/rules/sessions/icebreakers.ts';
import type { DraftMove } from '#contract/story/answer-draft.ts';
import type { Spot } from '#contract/story/sighting.ts';
import type { Reaction } from '#contract/rules/sessions/reactions.ts';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import type { ExperienceRef } from './experience-playback-machine.ts';

/** The actions of a participant. Ids and times are created here, so that the machine stays pure. */
export function createExperienceVerbs(
  ref: ExperienceRef,
  deps: { clock: Pick<ServerClock, 'now'>; newId: () => string },
) {
  const ask = (request: Extract<Parameters<ExperienceRef['send']>[0], { type: 'request.made' }>['request']) =>
    ref.send({ type: 'request.made', request });
  return {
    vote: (decisionId: string, optionId: string) =>
      ref.send({
        type: 'vote.cast',
        vote: {
          vote_id: deps.newId(),
          decision_id: decisionId,
          option_id: optionId,
          cast_at: deps.clock.now(),
        },
      }),
    answer: (challengeId: string, text: string) =>
      ask({ kind: 'answer', attemptId: deps.newId(), challengeId, text: text.trim() }),
    takeHint: (challengeId: string, hintId: string) => ask({ kind: 'hint', challengeId, hintId }),
    layClue: (challengeId: string, clueId: string) => ask({ kind: 'clue', challengeId, clueId }),
    moveDraft: (challengeId: string, move: DraftMove) =>
      ask({ kind: 'move', moveId: deps.newId(), challengeId, move }),
    point: (challengeId: string, piece: string) => ask({ kind: 'point', challengeId, piece }),
    /** Marks a place in the clip at this page's playback position. */
    mark: (sceneId: string, spot: Spot) =>
      ask({
        kind: 'mark',
        sceneId,
        mediaMs: Math.round(ref.getSnapshot().context.playback.playerCurrentTime),
        spot,
      }),
    rest: (sceneId: string, ready: boolean) => ask({ kind: 'ready', sceneId, ready }),
    passTurn: (sceneId: string, turn: number) => ask({ kind: 'pass', sceneId, turn }),
    say: (text: string, id = deps.newId()) => ask({ kind: 'chat', id, text: text.trim() }),
    /** The chat counts as open until the returned function is called. */
    openChat: () => {
      ref.send({ type: 'chat.opened' });
      return () => ref.send({ type: 'chat.closed' });
    },
    block: (seatId: string, blocked: boolean) => ref.send({ type: 'seat.blocked', seatId, blocked }),
    raiseHand: (raised: boolean) => ask({ kind: 'hand', raised }),
    breakIce: (question: Icebreaker, text: string) =>
      ask({ kind: 'icebreaker', question, text: text.trim() }),
    react: (reaction: Reaction) => ask({ kind: 'reaction', reaction }),
    report: (messageId: string) => ask({ kind: 'report', messageId }),
    wantTime: (wanted: boolean) => ask({ kind: 'time', wanted }),
    callHelp: (called: boolean) => ask({ kind: 'help', called }),
    leave: () => ref.send({ type: 'seat.left' }),
    dismissHostMessage: (messageId: string) => ref.send({ type: 'hostMessage.dismissed', messageId }),
    leaveDebrief: () => ref.send({ type: 'debrief.left' }),
    dismissRecap: () => ref.send({ type: 'recap.dismissed' }),
    requestScorecard: () => ref.send({ type: 'scorecard.requested' }),
    muteVideo: (muted: boolean) => ref.send({ type: 'video.muted', muted }),
  };
}
