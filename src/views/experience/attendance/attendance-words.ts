import type { DoorWords } from '#contract/words/en/door.ts';
import type { SeatWords } from '#contract/words/en/seat.ts';
import { isDeclinable, isJoinable } from '#contract/rules/sessions/session-lifecycle.ts';

/** `asked`: are you sure? `declined`: said, and can be taken back. `closed`: too late for either. */
export type AttendanceQuestion = 'asked' | 'declined' | 'closed';

/** Undefined where there is nothing to ask, and the person goes on to where the session stands. */
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

/** What stands on a page that comes too late. */
export function closedWords(
  { attendance, over }: Pick<DoorWords, 'attendance'> & Pick<SeatWords, 'over'>,
  status: string,
): { title: string; text: string } {
  if (status === 'completed') return { title: attendance.told, text: attendance.toldText };
  if (status === 'cancelled') return { title: over.cancelled, text: over.cancelledText };
  if (status === 'failed') return { title: over.failed, text: attendance.failedText };
  return { title: attendance.begun, text: attendance.begunText };
}

/** What stands on the page of somebody who has said that they cannot come. */
export function declinedWords(
  attendance: DoorWords['attendance'],
  { host, status }: { host: string; status: string },
): { title: string; text: string } {
  return status === 'live'
    ? { title: attendance.declinedLive, text: attendance.declinedLiveText }
    : { title: attendance.declined, text: attendance.declinedText(host) };
}
