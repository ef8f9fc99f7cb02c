import type { DecisionRow } from '#contract/calls/schemas/results.ts';
import type { DecisionOption, Story } from '#contract/story/story.ts';
import type { PlayedDecision } from '../director/rules/director-context.ts';
import { reasonIn } from '../director/projections/outcome-facts.ts';
import { decide } from '../director/rules/tally.ts';
import { decisionScene } from '../director/rules/votes.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';
import { bestOf, pointsOf, total } from '../director/projections/scene-points.ts';

/** A team's own majority: ties go to its captain's vote, then to the option listed first. Null where nobody voted. */
export function teamChoice(story: Story, played: PlayedDecision, teamId: number): string | null {
  const votes = played.votes.filter((vote) => vote.teamId === teamId);
  if (votes.length === 0) return null;
  const captain = played.captains.find((captaincy) => captaincy.teamId === teamId)?.seatId;
  return decide(decisionScene(story, played.sceneId).options, votes, captain ? [captain] : []).chosen;
}

export function decisionRow(story: Story, played: PlayedDecision, teamId: number): DecisionRow {
  const scene = decisionScene(story, played.sceneId);
  const chosen = teamChoice(story, played, teamId);
  const option = scene.options.find(({ id }) => id === chosen);
  const points = pointsOf(story, option?.points ?? {});
  const words = scorecardWordsIn(story.language);
  const textOf = (of: DecisionOption) =>
    of.id === played.chosen ? of.explanation : (of.wished ?? words.hadItBeen(of.explanation));
  return {
    scene_id: scene.id,
    question: scene.question,
    chosen: played.chosen,
    reason: reasonIn(story, played),
    team_choice: chosen,
    team_split: scene.options.map(({ id, label }) => ({
      option_id: id,
      label,
      votes: played.votes.filter((vote) => vote.teamId === teamId && vote.optionId === id).length,
    })),
    points,
    total: total(points),
    maximum: bestOf(story, scene).total,
    explanation: option ? textOf(option) : words.nobodyVoted,
    alternatives: scene.options
      .filter(({ id }) => id !== chosen)
      .map((other) => ({
        option_id: other.id,
        label: other.label,
        total: total(other.points),
        explanation: textOf(other),
      })),
  };
}
