import type { ParticipantResults, Stood } from '#contract/calls/schemas/results.ts';
import type { DirectorContext, PlayedChallenge, PlayedDecision } from '../director/rules/director-context.ts';
import { decisionScene } from '../director/rules/votes.ts';

type OwnPart = ParticipantResults['own'];

type CountedVote = PlayedDecision['votes'][number];

function stoodIn(team: readonly CountedVote[], { optionId }: CountedVote): Stood {
  if (team.length === 1) return 'alone';
  const isMost = (id: string) => team.filter((vote) => vote.optionId === id).length * 2 > team.length;
  if (isMost(optionId)) return 'with-most';
  return team.some((vote) => isMost(vote.optionId)) ? 'against-most' : 'divided';
}

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
        stood: stoodIn(
          scene.votes.filter(({ teamId }) => teamId === vote.teamId),
          vote,
        ),
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
