import type { SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';
import { findScene } from '#contract/story/story.ts';
import type { DirectorContext } from '../chart/director-context.ts';
import { challengeScene } from '../rules/breakout.ts';
import { findSeat } from '../rules/presence.ts';
import { seatClue } from './task-facts.ts';

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
    attempts: team.attempts.map(({ seatId, text, correct, awaited, at }) => ({
      seat_id: seatId,
      text,
      correct,
      awaited: awaited === true,
      at,
    })),
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
  const scene = breakout && findScene(context.story, breakout.sceneId);
  const clues =
    scene?.kind === 'challenge'
      ? scene.clues.filter(({ id }) => holders[id] === seatId).map((clue) => seatClue(scene, clue))
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
  };
}
