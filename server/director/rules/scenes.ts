import { liveSession } from '#contract/rules/business-constants.ts';
import { findScene, type Scene } from '#contract/story/story.ts';
import type { Changes, DirectorContext } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { directorDelays, leadMs, paced } from './pace.ts';
import { presentSeats } from './presence.ts';

export function currentScene(context: DirectorContext): Scene | undefined {
  return context.sceneId === null ? undefined : findScene(context.story, context.sceneId);
}

export function isClip(scene: Scene | undefined): scene is Extract<Scene, { kind: 'clip' | 'ending' }> {
  return scene?.kind === 'clip' || scene?.kind === 'ending';
}

/** The next scene, if it is certain: during a clip and while an outcome is shown. */
export function followingSceneId(context: DirectorContext): string | null {
  if (context.outcome) return context.outcome.nextSceneId;
  const scene = currentScene(context);
  return scene?.kind === 'clip' || scene?.kind === 'breather' ? scene.next : null;
}

export function enterFirstScene(context: DirectorContext): Changes {
  return { sceneId: context.story.start, heldSince: null, heldBy: null };
}

export function enterNextScene(context: DirectorContext): Changes {
  return { sceneId: followingSceneId(context), clip: null, outcome: null };
}

/** The clip scene for which a browser may report that it has loaded the first segments. */
function awaitedClipId(context: DirectorContext): string | null {
  if (context.sceneId === null) return context.story.start;
  return context.gatherUntil === null ? followingSceneId(context) : context.sceneId;
}

export function isReadyExpected(context: DirectorContext, event: EventOf<'seat.ready'>): boolean {
  const isKnown = context.ready.sceneId === event.sceneId && context.ready.seatIds.includes(event.seatId);
  return !isKnown && awaitedClipId(context) === event.sceneId;
}

export function recordReady(context: DirectorContext, event: EventOf<'seat.ready'>): Changes {
  const seatIds = context.ready.sceneId === event.sceneId ? context.ready.seatIds : [];
  return { ready: { sceneId: event.sceneId, seatIds: [...seatIds, event.seatId] } };
}

export function gather(context: DirectorContext, at: number): Changes {
  return { gatherUntil: at + paced(context, liveSession.readinessCapMs), desertedUntil: null };
}

/** Whether nine tenths of the present seats have loaded the first segments. */
export function isGathered(context: DirectorContext): boolean {
  const present = presentSeats(context);
  if (present.length === 0 || context.ready.sceneId !== context.sceneId) return false;
  const ready = present.filter(({ id }) => context.ready.seatIds.includes(id)).length;
  return ready >= present.length * liveSession.readinessShare;
}

/** Continues across decisions, breakouts and outcomes, and restarts after a clip. */
export function beginTalk(context: DirectorContext, at: number): Changes {
  return context.talk?.until === null ? { hands: [] } : { hands: [], talk: { from: at, until: null } };
}

/** With a fast clock the clip keeps its speed and is cut. */
export function startClip(context: DirectorContext, at: number): Changes {
  const scene = currentScene(context);
  if (!isClip(scene)) return {};
  const startAt = at + leadMs(context);
  const { id: sceneId, kind } = scene;
  return {
    gatherUntil: null,
    hands: [],
    talk: context.talk && { ...context.talk, until: startAt },
    clip: { sceneId, startAt, endAt: startAt + paced(context, scene.clip.durationMs) },
    played: [...context.played, { kind, sceneId, startAt }],
  };
}

export function waitForAnybody(at: number): Changes {
  return { desertedUntil: at + directorDelays.desertedMs };
}

/** True once a vote or answer was given: such a session counts as held. */
export function wasPlayed(context: DirectorContext): boolean {
  return context.played.some(
    (scene) =>
      (scene.kind === 'decision' && scene.votes.length > 0) ||
      (scene.kind === 'challenge' && scene.teams.some(({ attempts }) => attempts.length > 0)),
  );
}
