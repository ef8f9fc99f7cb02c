import type { DoorWords } from '#contract/words/en/door.ts';
import type { SeatWords } from '#contract/words/en/seat.ts';
import { isDeclinable, isJoinable } from '#contract/rules/sessions/session-lifecycle.ts';

/** `asked`: are you sure? `declined`: can be taken back. `closed`: too late for either. */
export type AttendanceQuestion = 'asked' | 'declined' | 'closed';

/** Undefined where there is nothing to ask, and the person continues to the session's current page. */
export function attendanceQuestion(seat: {
  declined: boolean;
  status: string;
  asks: boolean;
}): AttendanceQuestion | undefined {
  const { declined, status, asks } = seat;
  if (declined) return isJoinable(status) ? 'declined' : 'closed';
  if (!asks) return undefined;
  if (isDeclinable(status)) return 'asked';
  return status === 'live' ? 'closed' : undefined;
}

/** The copy of a page that is opened too late. */
export function closedWords(
  { attendance, over }: Pick<DoorWords, 'attendance'> & Pick<SeatWords, 'over'>,
  status: string,
): { title: string; text: string } {
  if (status === 'completed') return { title: attendance.told, text: attendance.toldText };
  if (status === 'cancelled') return { title: over.cancelled, text: over.cancelledText };
  if (status === 'failed') return { title: over.failed, text: attendance.failedText };
  return { title: attendance.begun, text: attendance.begunText };
}

/** The page's copy for a person who has declined. */
export function declinedWords(
  attendance: DoorWords['attendance'],
  { host, status }: { host: string; status: string },
): { title: string; text: string } {
  return status === 'live'
    ? { title: attendance.declinedLive, text: attendance.declinedLiveText }
    : { title: attendance.declined, text: attendance.declinedText(host) };
}
