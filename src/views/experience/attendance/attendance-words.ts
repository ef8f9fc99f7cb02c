import { isDeclinable, isPromisable } from '#contract/rules/session-lifecycle.ts';

/** `asked`: are you sure? `declined`: said, and can be taken back. `closed`: too late for either. */
export type AttendanceQuestion = 'asked' | 'declined' | 'closed';

/** Undefined where there is nothing to ask, and the person goes on to where the session stands. */
export function attendanceQuestion(seat: {
  declined: boolean;
  status: string;
  asks: boolean;
}): AttendanceQuestion | undefined {
  const { declined, status, asks } = seat;
  if (declined) return isPromisable(status) ? 'declined' : 'closed';
  if (!asks) return undefined;
  if (isDeclinable(status)) return 'asked';
  return status === 'live' ? 'closed' : undefined;
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

const begun = {
  title: 'The story has begun',
  text: 'It is too late to say that you cannot come. Your seat is yours, and you can come in at any moment.',
};

/** What stands on a page that comes too late. */
export function closedWords(status: string): { title: string; text: string } {
  return closings[status] ?? begun;
}

/** What stands on the page of somebody who has said that they cannot come. */
export function declinedWords({ host, status }: { host: string; status: string }) {
  return status === 'live'
    ? {
        title: 'The story has begun without you',
        text: 'You had said that you cannot come. Your place in the team is still there, and you can come in at any moment.',
      }
    : {
        title: 'You said that you cannot come',
        text: `${host} sees it. There is nothing else to do. If your plans change before the story ends, your place in the team is still there.`,
      };
}
