import type { ChallengeRow } from '#contract/calls/schemas/results.ts';
import type { Story } from '#contract/story/story.ts';
import { challengeScene } from '../director/breakout.ts';
import type { PlayedChallenge } from '../director/director-context.ts';
import { minusCost, pointsOf, total } from './scene-points.ts';

export function challengeRow(story: Story, played: PlayedChallenge, teamId: number): ChallengeRow {
  const scene = challengeScene(story, played.sceneId);
  const team = played.teams.find((candidate) => candidate.teamId === teamId);
  const solved = team !== undefined && team.solvedAt !== null;
  const hints = team?.hints ?? [];
  const cost = hints.reduce(
    (sum, { hintId }) => sum + (scene.hints.find(({ id }) => id === hintId)?.cost ?? 0),
    0,
  );
  const earned = pointsOf(story, solved ? scene.points : {});
  const points = minusCost(story.dimensions, earned, cost);
  return {
    scene_id: scene.id,
    title: scene.title,
    solved,
    attempts: team?.attempts.length ?? 0,
    hints: hints.length,
    hint_cost: cost,
    points,
    total: total(points),
    explanation: scene.explanation,
  };
}
