import { liveSession } from '#contract/rules/business-constants.ts';
import type { ChallengeScene, DecisionScene } from '#contract/story/story.ts';
import type { DirectorContext } from './director-context.ts';
import { isMoreTimeNeeded } from './more-time.ts';
import { paced, windowMs } from './pace.ts';

/**
 * Real milliseconds that a result stays on the screens. What a story gives for reading it is stretched as its windows
 * are; without one the time is the same for all, as the logs of such stories were written.
 */
export function shownMs(context: DirectorContext, scene: DecisionScene | ChallengeScene): number {
  if (scene.outcomeMs === undefined) return paced(context, liveSession.outcomeMs);
  const factor = isMoreTimeNeeded(context) ? liveSession.moreTimeFactor : 1;
  return Math.round(windowMs(context, scene.outcomeMs) * factor);
}
