import type { DirectorContext } from '../director/rules/director-context.ts';
import { triedIt } from '../director/rules/breakout.ts';

/** Whether a team did anything that could be counted: a vote, an answer, a clue, a hint or a message. */
export function tookPart({ played, seats }: DirectorContext, teamId: number): boolean {
  return (
    seats.some((seat) => seat.teamId === teamId && seat.messages > 0) ||
    played.some((scene) => {
      if (scene.kind === 'decision') return scene.votes.some((vote) => vote.teamId === teamId);
      if (scene.kind !== 'challenge') return false;
      const team = scene.teams.find((candidate) => candidate.teamId === teamId);
      return team !== undefined && triedIt(team);
    })
  );
}
