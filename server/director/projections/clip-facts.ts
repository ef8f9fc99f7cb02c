import type { ClipFact } from '#contract/messages/session-projection.ts';
import { findScene, type Scene } from '#contract/story/story.ts';
import { nextSceneIds } from '#contract/story/story-graph.ts';
import { clipUrl } from '#contract/story/story-media.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import { paced } from '../rules/pace.ts';
import { currentScene, followingSceneId, isClip } from '../rules/scenes.ts';
import type { SessionFacts } from './session-facts.ts';

function clipFact(
  context: DirectorContext,
  facts: SessionFacts,
  scene: Extract<Scene, { kind: 'clip' | 'ending' }>,
  startAt: number | null,
): ClipFact {
  const { media, durationMs, textTwin } = scene.clip;
  return {
    scene_id: scene.id,
    title: scene.title,
    base_url: clipUrl(context.story.slug, media),
    duration_ms: paced(context, durationMs),
    start_at: startAt,
    text_twin: textTwin,
    playlists: facts.playlists.get(media) ?? [],
  };
}

/** The clip on the screens, or the one that the readiness barrier waits for. */
export function currentClip(context: DirectorContext, facts: SessionFacts): ClipFact | null {
  const { clip } = context;
  const scene = clip ? findScene(context.story, clip.sceneId) : currentScene(context);
  const isAwaited = context.gatherUntil !== null || clip !== null;
  return isAwaited && isClip(scene) ? clipFact(context, facts, scene, clip?.startAt ?? null) : null;
}

/** Clips that may follow, without their texts, which are published when they play. */
export function nextClips(context: DirectorContext, facts: SessionFacts): ClipFact[] {
  const scene = currentScene(context);
  const certain = scene ? followingSceneId(context) : context.story.start;
  const ids = certain === null && scene && !isClip(scene) ? nextSceneIds(scene) : [certain];
  return ids.flatMap((id) => {
    const next = id === null ? undefined : findScene(context.story, id);
    return isClip(next) ? [{ ...clipFact(context, facts, next, null), text_twin: '' }] : [];
  });
}
