import type { ParticipantResults } from '#contract/calls/schemas/results.ts';
import type { DirectorContext, PlayedChallenge } from '../director/chart/director-context.ts';
import { decisionScene } from '../director/rules/votes.ts';
import { teamChoice } from './decision-row.ts';

type OwnPart = ParticipantResults['own'];

function ownVotes({ story, played }: DirectorContext, seatId: string): OwnPart['votes'] {
  return played.flatMap((scene) => {
    const vote =
      scene.kind === 'decision' ? scene.votes.find((candidate) => candidate.seatId === seatId) : undefined;
    if (scene.kind !== 'decision' || !vote) return [];
    const option = decisionScene(story, scene.sceneId).options.find(({ id }) => id === vote.optionId);
    return [
      {
        scene_id: scene.sceneId,
        option_id: vote.optionId,
        label: option?.label ?? '',
        with_team: teamChoice(story, scene, vote.teamId) === vote.optionId,
      },
    ];
  });
}

/** What one person did: for that person's eyes, and for others where they agreed. */
export function ownPart(context: DirectorContext, seatId: string, teamId: number): OwnPart {
  const teams = context.played
    .filter((scene): scene is PlayedChallenge => scene.kind === 'challenge')
    .flatMap((scene) => scene.teams);
  const isOwn = (act: { seatId: string }) => act.seatId === seatId;
  return {
    seat_id: seatId,
    team_id: teamId,
    votes: ownVotes(context, seatId),
    answers: teams.flatMap(({ attempts }) => attempts).filter(isOwn).length,
    clues_shared: teams.flatMap(({ board }) => board).filter(isOwn).length,
    messages: context.seats.find(({ id }) => id === seatId)?.messages ?? 0,
  };
}
