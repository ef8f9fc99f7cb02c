import { isSamePlace, isSighted, type Mark } from '#contract/story/sighting.ts';
import type { Changes, DirectorContext, Notice } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { paced } from './pace.ts';
import { findSeat } from './presence.ts';

/** The maximum of marks per person and clip. */
const marksPerClip = 12;

type Marked = EventOf<'notice.marked'>;

/** The last clip, also during the decision after it. */
const lastClip = ({ played }: DirectorContext) => {
  const last = played.findLast(({ kind }) => kind === 'clip' || kind === 'ending');
  return last?.kind === 'clip' ? last : undefined;
};

/** Whether something can be noticed that the story has not mentioned yet. */
export const isNoticing = ({ story, revealedAt }: Pick<DirectorContext, 'story' | 'revealedAt'>): boolean =>
  story.sighting !== undefined && revealedAt === null;

/** The mark, capped at the clip's current position. */
function markOf({ played }: DirectorContext, { sceneId, mediaMs, spot, at }: Marked): Mark {
  const clip = played.findLast((scene) => scene.kind === 'clip' && scene.sceneId === sceneId);
  const gone = clip?.kind === 'clip' ? Math.max(0, at - clip.startAt) : 0;
  return { sceneId, mediaMs: Math.min(mediaMs, gone), spot };
}

/** A present seat marks the last clip, each place once, until the story mentions what can be noticed. */
export function canMark(context: DirectorContext, event: Marked): boolean {
  const clip = lastClip(context);
  if (!isNoticing(context) || !findSeat(context, event.seatId)?.present) return false;
  if (clip?.sceneId !== event.sceneId) return false;
  const own = context.notices.filter(
    ({ seatId, sceneId }) => seatId === event.seatId && sceneId === event.sceneId,
  );
  return own.length < marksPerClip && !own.some((mark) => isSamePlace(mark, markOf(context, event)));
}

export function recordMark(context: DirectorContext, event: Marked): Changes {
  return { notices: [...context.notices, { seatId: event.seatId, ...markOf(context, event) }] };
}

/** When the story mentions it; null if it does not in the current clip, or has already. */
export function revealDueAt(context: DirectorContext): number | null {
  const { clip, version, story } = context;
  if (version < 8 || !isNoticing(context) || clip?.sceneId !== story.sighting?.reveal.scene) return null;
  return clip ? clip.startAt + paced(context, story.sighting?.reveal.atMs ?? 0) : null;
}

/** The first matching mark of each seat, in order. */
export function firstSightings({ story, notices }: Pick<DirectorContext, 'story' | 'notices'>): Notice[] {
  const { sighting } = story;
  if (!sighting) return [];
  const twins = new Map(
    story.scenes.flatMap((scene) => ('clip' in scene ? [[scene.id, scene.clip.textTwin]] : [])),
  );
  const seen = new Set<string>();
  return notices.filter((notice) => {
    if (seen.has(notice.seatId) || !isSighted(sighting, notice, twins.get(notice.sceneId) ?? ''))
      return false;
    seen.add(notice.seatId);
    return true;
  });
}
