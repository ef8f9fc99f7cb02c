import type { ChallengeOutcome, DecisionOutcome } from '#contract/messages/session-projection.ts';
import { answerWords } from '#contract/story/challenge-answer.ts';
import type { Story } from '#contract/story/story.ts';
import type { DirectorContext, PlayedChallenge, PlayedDecision } from '../rules/director-context.ts';
import { challengeScene, triesOf } from '../rules/breakout.ts';
import { decide } from '../rules/tally.ts';
import { decisionScene } from '../rules/votes.ts';

/** Why the option won, in the language of `story`; a log has it in the story's own. */
export function reasonIn(story: Story, played: PlayedDecision): string {
  const { options } = decisionScene(story, played.sceneId);
  const captains = played.captains.map(({ seatId }) => seatId).filter((seatId) => seatId !== null);
  const verdict = decide(options, played.votes, captains, story.language);
  return verdict.chosen === played.chosen ? verdict.reason : played.reason;
}

type Shown = NonNullable<DirectorContext['outcome']>;

function decisionOutcome(
  context: DirectorContext,
  played: PlayedDecision,
  { shownAt, nextAt }: Shown,
): DecisionOutcome {
  const scene = decisionScene(context.story, played.sceneId);
  return {
    kind: 'decision',
    scene_id: scene.id,
    question: scene.question,
    options: scene.options.map(({ id, label }) => ({
      id,
      label,
      votes: played.votes.filter(({ optionId }) => optionId === id).length,
    })),
    chosen: played.chosen,
    reason: reasonIn(context.story, played),
    shown_at: shownAt,
    next_at: nextAt,
  };
}

function challengeOutcome(
  context: DirectorContext,
  played: PlayedChallenge,
  { shownAt, nextAt }: Shown,
): ChallengeOutcome {
  const scene = challengeScene(context.story, played.sceneId);
  return {
    kind: 'challenge',
    scene_id: scene.id,
    title: scene.title,
    answer: scene.shownAnswer ?? answerWords(scene, scene.answers[0] ?? ''),
    explanation: scene.explanation,
    unsolved: scene.unsolved ?? null,
    teams: played.teams.map((team) => ({
      team_id: team.teamId,
      solved: team.solvedAt !== null,
      hints: team.hints.length,
      attempts: triesOf(scene, team).length,
    })),
    shown_at: shownAt,
    next_at: nextAt,
  };
}

/** The result on the screens between a decision or challenge and what follows. */
export function currentOutcome(context: DirectorContext): DecisionOutcome | ChallengeOutcome | null {
  const { outcome } = context;
  const played = context.played.at(-1);
  if (!outcome) return null;
  if (played?.kind === 'decision') return decisionOutcome(context, played, outcome);
  return played?.kind === 'challenge' ? challengeOutcome(context, played, outcome) : null;
}
