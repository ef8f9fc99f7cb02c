import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { findScene, type Scene } from '#contract/story/story.ts';
import { nextSceneIds } from '#contract/story/story-graph.ts';
import { challengeScene, triesOf } from '../rules/breakout.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import { paced, windowMs } from '../rules/pace.ts';
import { currentScene, followingSceneId } from '../rules/scenes.ts';

type HostFacts = Pick<LiveAnswer, 'next' | 'progress' | 'speaking'>;

const lengthOf = (context: DirectorContext, scene: Scene) =>
  'clip' in scene ? paced(context, scene.clip.durationMs) : windowMs(context, scene.windowMs);

function nextScenes(context: DirectorContext): HostFacts['next'] {
  const scene = currentScene(context);
  const certain = scene ? followingSceneId(context) : context.story.start;
  const ids = certain === null && scene ? nextSceneIds(scene) : [certain];
  return ids.flatMap((id) => {
    const next = id === null ? undefined : findScene(context.story, id);
    return next ? [{ title: next.title, kind: next.kind, length_ms: lengthOf(context, next) }] : [];
  });
}

function teamProgress({ story, breakout }: DirectorContext): HostFacts['progress'] {
  if (!breakout || breakout.teams.length === 0) return [];
  const scene = challengeScene(story, breakout.sceneId);
  return breakout.teams.map((team) => ({
    team_id: team.teamId,
    solved: team.solvedAt !== null,
    attempts: triesOf(scene, team).length,
    hints: team.hints.length,
    shared: team.board.length,
    clues: scene.spoken ? 0 : scene.clues.length,
  }));
}

/** Facts for the host alone: the next scenes, the progress of the teams, the last speaker. */
export const hostFacts = (context: DirectorContext): HostFacts => ({
  next: context.endedAt === null ? nextScenes(context) : [],
  progress: teamProgress(context),
  speaking: context.seats.flatMap(({ id, spokenMs, speechSince }) =>
    spokenMs > 0 && speechSince !== null ? [{ seat_id: id, at: speechSince }] : [],
  ),
});
