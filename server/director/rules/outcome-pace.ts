import { liveSession } from '#contract/rules/business-constants.ts';
import type { ChallengeScene, DecisionScene } from '#contract/story/story.ts';
import type { DirectorContext } from './director-context.ts';
import { isMoreTimeNeeded } from './more-time.ts';
import { paced, windowMs } from './pace.ts';

/**
 * Real milliseconds for which a result is shown. A story's reading time is scaled like its windows; without one the time is
 * fixed, as in the logs of such stories.
 */
export function shownMs(context: DirectorContext, scene: DecisionScene | ChallengeScene): number {
  if (scene.outcomeMs === undefined) return paced(context, liveSession.outcomeMs);
  const factor = isMoreTimeNeeded(context) ? liveSession.moreTimeFactor : 1;
  return Math.round(windowMs(context, scene.outcomeMs) * factor);
}
