import type { StorySoFar } from '#contract/messages/session-projection.ts';
import { findScene } from '#contract/story/story.ts';
import type { DirectorContext, PlayedScene } from '../rules/director-context.ts';
import { decisionScene } from '../rules/votes.ts';
import { reasonIn } from './outcome-facts.ts';

const maxRecaps = 3;

function recapOf({ story }: DirectorContext, played: PlayedScene): string | undefined {
  if (played.kind === 'decision')
    return decisionScene(story, played.sceneId).options.find(({ id }) => id === played.chosen)?.recap;
  const scene = findScene(story, played.sceneId);
  return scene.kind === 'clip' || scene.kind === 'challenge' ? scene.recap : undefined;
}

function lastVote({ story, played }: DirectorContext): StorySoFar['last_vote'] {
  const last = played.findLast((scene) => scene.kind === 'decision');
  return last ? reasonIn(story, last) : null;
}

/** The story before the current scene, in the language of the context's story. */
export function storySoFar(context: DirectorContext): StorySoFar {
  const passed = context.played.filter(({ sceneId }) => sceneId !== context.sceneId);
  return {
    told: passed.flatMap((scene) => recapOf(context, scene) ?? []).slice(-maxRecaps),
    last_vote: lastVote(context),
  };
}
