import { liveSession } from '#contract/rules/business-constants.ts';
import type { SessionStatus } from '#contract/rules/session-lifecycle.ts';

/** Whether the talk after the story is over, and with it the teams' rooms. */
export const isRoomOver = (session: { status: SessionStatus; ended_at: Date | null }, now: number): boolean =>
  session.status === 'completed' &&
  session.ended_at !== null &&
  session.ended_at.getTime() + liveSession.debriefMs <= now;
