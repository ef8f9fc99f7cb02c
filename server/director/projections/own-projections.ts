import type { DraftFact, SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';
import { findScene } from '#contract/story/story.ts';
import { answerWords, isNear, nearMissReply } from '#contract/story/challenge-answer.ts';
import { challengeRow } from './challenge-row.ts';
import type { DirectorContext, OpenBreakout, TeamChallenge } from '../rules/director-context.ts';
import { challengeScene, holdersOf } from '../rules/breakout.ts';
import { draftOf } from '../rules/answer-draft.ts';
import { findSeat } from '../rules/presence.ts';
import { hostName, type SessionFacts } from './session-facts.ts';
import { shuffled } from './shuffled.ts';
import { seatClue } from './task-facts.ts';

/** The number of the host's latest messages in a seat's projection. */
const messagesShown = 5;

/** The host's messages to everybody or to this team, oldest first. */
function hostMessages(
  { said }: DirectorContext,
  facts: Pick<SessionFacts, 'hosts'>,
  ownTeam: number,
): SeatProjection['host_messages'] {
  return said
    .filter(({ teamId }) => teamId === null || teamId === ownTeam)
    .slice(-messagesShown)
    .map(({ id, teamId, text, by, at }) => ({
      id,
      text,
      at,
      by: hostName(facts, by),
      to_team: teamId !== null,
    }));
}

/** The team's solution, who gave it and its points; if people have to agree, all who did. */
function findOf(
  { story }: DirectorContext,
  breakout: OpenBreakout,
  team: TeamChallenge,
): TeamProjection['found'] {
  const right = team.attempts.find(({ correct }) => correct);
  if (!right) return null;
  const scene = challengeScene(story, breakout.sceneId);
  const agreed = team.attempts.filter(({ text }) => text === right.text).map(({ seatId }) => seatId);
  return {
    answer: answerWords(scene, right.text),
    seat_ids: scene.agreed ? [...new Set(agreed)] : [right.seatId],
    points: challengeRow(story, { ...breakout, kind: 'challenge', closedAt: right.at }, team.teamId).total,
    at: right.at,
  };
}

/** A team's view of its challenge; null outside a breakout. */
export function teamProjection(context: DirectorContext, teamId: number, seq: number): TeamProjection | null {
  const { breakout } = context;
  const team = breakout?.teams.find((candidate) => candidate.teamId === teamId);
  if (!breakout || !team) return null;
  const scene = challengeScene(context.story, breakout.sceneId);
  const takenBy = new Map(team.hints.map(({ hintId, seatId }) => [hintId, seatId]));
  const isSolved = team.solvedAt !== null;
  return {
    seq,
    team_id: teamId,
    solved: isSolved,
    found: findOf(context, breakout, team),
    meanwhile: isSolved ? (scene.meanwhile ?? null) : null,
    attempts: team.attempts.map(({ seatId, text, correct, awaited, at }) => {
      const isWrong = !correct && awaited !== true;
      const reply = isWrong ? nearMissReply(scene, text) : undefined;
      return {
        seat_id: seatId,
        text,
        correct,
        near: isWrong && isNear(scene, text),
        ...(reply === undefined ? {} : { reply }),
        awaited: awaited === true,
        at,
      };
    }),
    hints: scene.hints.flatMap((hint) => {
      const seat_id = takenBy.get(hint.id);
      return seat_id === undefined ? [] : [{ ...hint, seat_id }];
    }),
    hints_left: scene.hints.filter(({ id }) => !takenBy.has(id)).map(({ id, cost }) => ({ id, cost })),
    board: team.board.flatMap(({ clueId, seatId }) => {
      const clue = scene.clues.find(({ id }) => id === clueId);
      return clue ? [{ clue_id: clueId, title: clue.title, text: clue.text, seat_id: seatId }] : [];
    }),
  };
}

/** The board of one team, the same in every language; null outside a challenge and for a word answer. */
export function draftFact(context: DirectorContext, teamId: number, seq: number): DraftFact | null {
  const { breakout } = context;
  const team = breakout?.teams.find((candidate) => candidate.teamId === teamId);
  const draft = breakout && team ? draftOf(context, breakout.sceneId, team) : null;
  if (!breakout || !draft) return null;
  return {
    seq,
    team_id: teamId,
    scene_id: breakout.sceneId,
    pieces: [...draft.pieces],
    undoable: draft.past.length,
    move_ids: [...draft.moveIds],
  };
}

/** The projection of one seat; undefined for a seat that is not in the session. */
export function seatProjection(
  context: DirectorContext,
  facts: Pick<SessionFacts, 'hosts'>,
  seatId: string,
  seq: number,
): SeatProjection | undefined {
  const seat = findSeat(context, seatId);
  if (!seat) return undefined;
  const { breakout, decision } = context;
  const vote = decision?.votes.find((candidate) => candidate.seatId === seatId);
  const team = breakout?.teams.find(({ teamId }) => teamId === seat.teamId);
  const scene = breakout && findScene(context.story, breakout.sceneId);
  const clues =
    scene?.kind === 'challenge' && team
      ? shuffled(context, `${scene.id} clues`, scene.clues).flatMap((clue) => {
          const seatIds = holdersOf(team, clue.id);
          const others = seatIds.filter((id) => id !== seatId);
          return seatIds.includes(seatId) ? [seatClue(context, scene, clue, others)] : [];
        })
      : [];
  return {
    seq,
    seat_id: seatId,
    team_id: seat.teamId,
    vote:
      decision && vote
        ? { decision_id: decision.sceneId, option_id: vote.optionId, vote_id: vote.voteId }
        : null,
    clues,
    help_called: seat.helpCalled,
    help_seen: seat.helpSeen,
    host_messages: hostMessages(context, facts, seat.teamId),
    more_time: seat.moreTime ?? false,
    reports: context.reports
      .filter(({ seatIds }) => seatIds.includes(seatId))
      .slice(-50)
      .map(({ messageId, seen }) => ({ message_id: messageId, seen })),
  };
}
