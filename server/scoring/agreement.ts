import type { Story } from '#contract/story/story.ts';
import type { PlayedDecision } from '../director/rules/director-context.ts';
import { decisionScene } from '../director/rules/votes.ts';
import { teamChoice } from './decision-row.ts';

export interface Agreement {
  scene_id: string;
  question: string;
  /** Share of the team's votes on its choice; null where fewer than two voted, who cannot agree. */
  share: number | null;
  /** From the opening until more than half of those who voted stood on the team's choice; null where that never was, or fewer than two voted. */
  seconds: number | null;
  voters: number;
}

export function agreementOn(story: Story, played: PlayedDecision, teamId: number): Agreement {
  const votes = played.votes.filter((vote) => vote.teamId === teamId);
  const chosen = teamChoice(story, played, teamId);
  const agreeing = votes
    .filter(({ optionId }) => optionId === chosen)
    .toSorted((a, b) => a.castAt - b.castAt);
  const isShared = votes.length > 1;
  const deciding = isShared ? agreeing[Math.floor(votes.length / 2)] : undefined;
  return {
    scene_id: played.sceneId,
    question: decisionScene(story, played.sceneId).question,
    share: isShared ? agreeing.length / votes.length : null,
    seconds: deciding ? Math.max(0, deciding.castAt - played.openAt) / 1000 : null,
    voters: votes.length,
  };
}
