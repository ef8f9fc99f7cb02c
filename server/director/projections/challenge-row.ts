import type { ChallengeRow } from '#contract/calls/schemas/results.ts';
import { answerCost } from '#contract/story/challenge-answer.ts';
import type { Story } from '#contract/story/story.ts';
import type { PlayedChallenge } from '../rules/director-context.ts';
import { challengeScene, triedIt, triesOf } from '../rules/breakout.ts';
import { bestOf, minusCost, pointsOf, total } from './scene-points.ts';

export function challengeRow(story: Story, played: PlayedChallenge, teamId: number): ChallengeRow {
  const scene = challengeScene(story, played.sceneId);
  const team = played.teams.find((candidate) => candidate.teamId === teamId);
  const solved = team !== undefined && team.solvedAt !== null;
  const hints = team?.hints ?? [];
  const hintCost = hints.reduce(
    (sum, { hintId }) => sum + (scene.hints.find(({ id }) => id === hintId)?.cost ?? 0),
    0,
  );
  const solution = team?.attempts.find(({ correct }) => correct)?.text;
  const hasteCost = solution === undefined ? 0 : answerCost(scene, solution);
  const earned = pointsOf(story, solved ? scene.points : {});
  const points = minusCost(story.dimensions, earned, hintCost + hasteCost);
  return {
    scene_id: scene.id,
    title: scene.title,
    solved,
    tried: team !== undefined && triedIt(team),
    attempts: team ? triesOf(scene, team).length : 0,
    hints: hints.length,
    hint_cost: hintCost,
    haste_cost: hasteCost,
    earned,
    points,
    total: total(points),
    maximum: bestOf(story, scene).total,
    explanation: scene.explanation,
  };
}
