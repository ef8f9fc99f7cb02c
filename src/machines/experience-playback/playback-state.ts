import type { ClipFact, PublicProjection } from '#contract/messages/session-projection.ts';
import { masterPlaylistOf } from '../../services/playback/clip-address.ts';

/** The playback state of a seat (docs/rules.md). Times in ms; instants on the server's clock. */
export interface PlaybackState {
  playerCurrentTime: number;
  /** Scene ids in the order in which this seat met them. */
  experiencePathOrder: readonly string[];
  timeLeft: number | null;
  endTime: number | null;
  currentHlsUrl: string | null;
  scorecardRequested: boolean;
  ended: boolean;
  leaveMeeting: boolean;
  joinBreakoutRoom: boolean;
  muteVideo: boolean;
  customVideoRoomUrl: string | null;
}

export const defaultPlaybackState: PlaybackState = {
  playerCurrentTime: 0,
  experiencePathOrder: [],
  timeLeft: null,
  endTime: null,
  currentHlsUrl: null,
  scorecardRequested: false,
  ended: false,
  leaveMeeting: false,
  joinBreakoutRoom: false,
  muteVideo: false,
  customVideoRoomUrl: null,
};

/** The current scene, of any kind. */
export function sceneIdOf(projection: PublicProjection): string | null {
  const { phase, clip, decision, breakout, outcome } = projection;
  if (phase === 'decision') return decision?.scene_id ?? null;
  if (phase === 'breakout') return breakout?.scene_id ?? null;
  if (phase === 'outcome') return outcome?.scene_id ?? null;
  return phase === 'clip' || phase === 'ended' ? (clip?.scene_id ?? null) : null;
}

/** When the current step ends, on the server's clock; null without a deadline. */
function endTimeOf(projection: PublicProjection): number | null {
  const { phase, clip, decision, breakout, outcome } = projection;
  if (phase === 'decision') return decision?.close_at ?? null;
  if (phase === 'breakout') return breakout?.close_at ?? null;
  if (phase === 'outcome') return outcome?.next_at ?? null;
  if (phase === 'clip' && clip?.start_at) return clip.start_at + clip.duration_ms;
  if (phase === 'ended') return projection.room_until;
  return phase === 'waiting' || phase === 'gathering' ? projection.starts_at : null;
}

/** The clip on the screen: while it plays and while people get ready for it. */
export const clipOnScreen = ({ phase, clip }: PublicProjection): ClipFact | null =>
  phase === 'clip' || phase === 'gathering' ? clip : null;

/** The playback state at a position of the clip, in ms. */
export const afterProgress = (projection: PublicProjection | null, positionMs: number) => ({
  playerCurrentTime: positionMs,
  timeLeft: projection?.clip ? Math.max(0, projection.clip.duration_ms - positionMs) : null,
});

/** The clip's position by the server's clock, until the player reports its own. */
function placeIn({ phase, clip, at }: PublicProjection): number {
  if (phase !== 'clip' || !clip?.start_at) return 0;
  return Math.min(clip.duration_ms, Math.max(0, at - clip.start_at));
}

/** Derives the playback state from a projection. */
export function foldProjection(state: PlaybackState, projection: PublicProjection): PlaybackState {
  const sceneId = sceneIdOf(projection);
  const isNew = sceneId !== null && state.experiencePathOrder.at(-1) !== sceneId;
  const endTime = endTimeOf(projection);
  const clip = clipOnScreen(projection);
  return {
    ...state,
    experiencePathOrder: isNew ? [...state.experiencePathOrder, sceneId] : state.experiencePathOrder,
    playerCurrentTime: isNew ? placeIn(projection) : state.playerCurrentTime,
    customVideoRoomUrl: projection.video_room_url,
    endTime,
    timeLeft: endTime === null ? null : Math.max(0, endTime - projection.at),
    currentHlsUrl: clip && masterPlaylistOf(clip),
    ended: projection.phase === 'ended',
    joinBreakoutRoom: projection.phase === 'breakout' && !state.leaveMeeting,
  };
}
