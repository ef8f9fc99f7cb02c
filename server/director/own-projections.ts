import type { SeatProjection, TeamProjection } from '#contract/calls/schemas/experience.ts';
import { challengeScene } from './breakout.ts';
import type { DirectorContext } from './director-context.ts';
import { findSeat } from './presence.ts';

/** What one team may know of its challenge; null outside a breakout. */
export function teamProjection(context: DirectorContext, teamId: number, seq: number): TeamProjection | null {
  const { breakout } = context;
  const team = breakout?.teams.find((candidate) => candidate.teamId === teamId);
  if (!breakout || !team) return null;
  const scene = challengeScene(context.story, breakout.sceneId);
  const taken = new Set(team.hints.map(({ hintId }) => hintId));
  return {
    seq,
    team_id: teamId,
    solved: team.solvedAt !== null,
    attempts: team.attempts.map(({ seatId, text, correct, at }) => ({ seat_id: seatId, text, correct, at })),
    hints: scene.hints.filter(({ id }) => taken.has(id)),
    hints_left: scene.hints.filter(({ id }) => !taken.has(id)).map(({ id, cost }) => ({ id, cost })),
    board: team.board.flatMap(({ clueId, seatId }) => {
      const clue = scene.clues.find(({ id }) => id === clueId);
      return clue ? [{ clue_id: clueId, title: clue.title, text: clue.text, seat_id: seatId }] : [];
    }),
  };
}

/** What one seat alone may know; undefined for a seat that is not in the session. */
export function seatProjection(
  context: DirectorContext,
  seatId: string,
  seq: number,
): SeatProjection | undefined {
  const seat = findSeat(context, seatId);
  if (!seat) return undefined;
  const { breakout, decision } = context;
  const vote = decision?.votes.find((candidate) => candidate.seatId === seatId);
  const holders = breakout?.teams.find(({ teamId }) => teamId === seat.teamId)?.holders ?? {};
  const clues = breakout ? challengeScene(context.story, breakout.sceneId).clues : [];
  return {
    seq,
    seat_id: seatId,
    team_id: seat.teamId,
    vote:
      decision && vote
        ? { decision_id: decision.sceneId, option_id: vote.optionId, vote_id: vote.voteId }
        : null,
    clues: clues.filter(({ id }) => holders[id] === seatId),
    help_called: seat.helpCalled,
  };
}
