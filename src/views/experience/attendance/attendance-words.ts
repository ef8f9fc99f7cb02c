import { isDeclinable } from '#contract/session-lifecycle.ts';

/** `asked`: are you sure? `declined`: said, and can be taken back. `closed`: too late for either. */
export type AttendanceQuestion = 'asked' | 'declined' | 'closed';

/** Undefined where there is nothing to ask, and the person goes on to where the session stands. */
export function attendanceQuestion(seat: {
  declined: boolean;
  status: string;
  asks: boolean;
}): AttendanceQuestion | undefined {
  const { declined, status, asks } = seat;
  if (!isDeclinable(status)) return declined || (asks && status === 'live') ? 'closed' : undefined;
  if (declined) return 'declined';
  return asks ? 'asked' : undefined;
}

const closings: Record<string, { title: string; text: string } | undefined> = {
  completed: {
    title: 'The story has been told',
    text: 'You had said that you could not come. There is nothing left to do.',
  },
  cancelled: {
    title: 'This session was called off',
    text: 'You need to do nothing. If a new date is set, another invitation will follow.',
  },
  failed: { title: 'This session could not be held', text: 'You need to do nothing.' },
};

/** What stands on a page that comes too late. */
export function closedWords({ declined, status }: { declined: boolean; status: string }) {
  const over = closings[status];
  if (over) return over;
  return declined
    ? {
        title: 'The story has begun without you',
        text: 'You had said that you cannot come, and the teams have been made up. This time it is too late to join.',
      }
    : {
        title: 'The story has begun',
        text: 'It is too late to say that you cannot come. Your seat is yours, and you can come in at any moment.',
      };
}
