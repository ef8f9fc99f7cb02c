import { liveSession } from '../business-constants.ts';
import type { SessionStatus } from './session-lifecycle.ts';

interface Ended {
  status: SessionStatus;
  ended_at: Date | null;
  room_until: Date | null;
}

/** Whether the talk after the story is over, and with it the teams' rooms. */
export function isRoomOver({ status, ended_at, room_until }: Ended, now: number): boolean {
  if (status !== 'completed' || ended_at === null) return false;
  return (room_until?.getTime() ?? ended_at.getTime() + liveSession.debriefMs) <= now;
}
