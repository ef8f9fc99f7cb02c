export interface ClipTimeline {
  /** Server clock, Unix ms, of the clip's first frame. */
  startAt: number;
  durationMs: number;
}

export type ClipPosition =
  | { where: 'before'; inMs: number }
  | { where: 'inside'; positionMs: number }
  | { where: 'after'; sinceMs: number };

/** The position of a clip at server time `now` (Unix ms), shared by director, player and bench. */
export function clipPosition(timeline: ClipTimeline, now: number): ClipPosition {
  const elapsed = now - timeline.startAt;
  if (elapsed < 0) return { where: 'before', inMs: -elapsed };
  if (elapsed >= timeline.durationMs) return { where: 'after', sinceMs: elapsed - timeline.durationMs };
  return { where: 'inside', positionMs: elapsed };
}
