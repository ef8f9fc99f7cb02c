import { plural } from '../../counts.ts';

interface MailProgress {
  /** Who wrote it; empty where we did. */
  by: string;
  people: number;
  waiting: number;
  refused: number;
  /** Where it went to one team only. */
  team: string | undefined;
}

/** What the page of a session says, in English; the other languages have the same keys. */
export const sessionDetail = {
  page: {
    title: 'Session',
    failed: 'This session didn’t load',
    copyLink: 'Copy join link',
    calendar: 'Download calendar file',
  },
  failure: {
    title: 'Session not found',
    text: 'It may have been deleted, or it belongs to another company.',
    allSessions: 'All sessions',
  },
  head: {
    results: 'See the results',
    stepThrough: 'Step through',
    edit: 'Name and options',
    reschedule: 'Change date and time',
    cancel: 'Cancel session',
  },
  more: {
    label: 'More actions',
    duplicate: 'Duplicate session',
    duplicateEmpty: 'Duplicate without guests',
    template: 'Save as template',
  },
  facts: {
    story: 'Story',
    length: (story: string, minutes: number, block: number) =>
      `${story}, ${minutes} minutes (${block} with arrival and debrief)`,
    starts: 'Starts',
    started: 'Started',
    forYou: (when: string) => `For you: ${when}`,
    credits: 'Credits',
    used: (count: number) => `${count} used`,
    reserved: (count: number) => `${count} reserved until the first scene starts`,
    noneUsed: 'None used',
    scheduledBy: 'Scheduled by',
  },
  confirm: {
    confirmed: (when: string) => `Details confirmed ${when}.`,
    act: 'Mark details as checked',
    purpose:
      'Marks time, title and options as checked, so that everyone who runs sessions with you knows. The reminder on the dashboard disappears. Guests aren’t notified.',
  },
  move: {
    label: 'New time',
    mails: 'We’ll email the new time to everybody',
    expected: (when: string) => `People still expect ${when}.`,
    undo: 'Undo the change',
  },
  facilitators: {
    title: 'Facilitators',
    lead: 'Facilitators start and lead the session and see its results, but not credits or email addresses. We email everyone you select.',
    loading: 'Loading facilitators',
    none: {
      before: 'Your company has no facilitators. An owner invites them under',
      link: 'Colleagues and roles',
      after: '.',
    },
  },
  mails: {
    title: 'Emails',
    write: 'Email guests',
    label: 'Emails to the guests of this session',
    automatic: 'sent automatically',
    loading: 'Loading emails',
    none: 'No emails yet.',
    kinds: {
      invitation: 'Invitation',
      reminder_day: 'Reminder, one day before',
      reminder_hour: 'Reminder, one hour before',
      reminder_lobby: 'Reminder, doors open',
      moved: 'New time',
      cancelled: 'Cancelled',
      removed: 'Removed from the session',
      results: 'Results are ready',
      message: 'Message',
    },
    whoAndWhy: 'Who got it and why',
    reasons: {
      invitation: 'They are on the guest list, or were invited again or moved to another team.',
      reminder_day: 'The session was a day away.',
      reminder_hour: 'The session was an hour away.',
      reminder_lobby: 'The doors had opened.',
      moved: 'The session has another date or time.',
      cancelled: 'The session was cancelled or did not take place.',
      removed: 'They were removed, or their email address was changed.',
      results: 'They came to the session, and it has ended.',
      message: 'An organiser wrote to the guests.',
    },
    states: { waiting: 'being sent', delivered: 'sent', refused: 'refused' },
    loadingRecipients: 'Loading recipients',
    progress({ by, people, waiting, refused, team }: MailProgress): string {
      const counts = [
        `to ${plural(people, 'guest', 'guests')}${team ? ` (${team})` : ''}`,
        ...(waiting > 0 ? [`${waiting} being sent`] : []),
        ...(refused > 0 ? [`${refused} refused`] : []),
      ];
      return `${by ? `by ${by} ` : ''}${counts.join(', ')}`;
    },
  },
};

export type SessionDetailWords = typeof sessionDetail;
