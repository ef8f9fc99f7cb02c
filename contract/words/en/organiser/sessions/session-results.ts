import { form, plural } from '../../counts.ts';

const minutesText = (minutes: number) => plural(minutes, 'minute', 'minutes');

/** What a session's results say around the guests’ own words, in English; the other languages have the same keys. */
export const sessionResults = {
  page: {
    title: (session: string) => `${session}: results`,
    failed: 'The results didn’t load',
    loading: 'Loading results',
    back: 'Back to the session',
    next: 'Schedule the next session',
    download: 'Download',
    files: {
      resultsPdf: 'Results (PDF)',
      results: 'Results (CSV)',
      awardsPdf: 'All awards (PDF)',
      attendanceXlsx: 'Attendance (Excel)',
      attendanceCsv: 'Attendance (CSV)',
      log: 'Session log (CSV)',
    },
  },
  parts: {
    scorecard: 'Scorecard',
    analysis: 'Working together',
    ratings: 'Feedback',
    awards: 'Awards',
    attendance: 'Attendance',
  },
  team: 'Team',
  shared: 'What guests chose to share',
  awards: {
    none: 'No awards were earned in this session.',
    find: 'Find an award',
    findBy: 'Name or team',
    noMatch: 'No award matches that name or team.',
    label: 'Awards',
    ofTeam: 'The team’s award',
    show: 'Show',
    showOf: (recipient: string) => `Show the award of ${recipient}`,
    close: 'Close',
    closeOf: (recipient: string) => `Close the award of ${recipient}`,
    pages: {
      shown: (shown: number, all: number) => `${shown} of ${all} awards are shown.`,
      allShown: (all: number) => `All ${all} awards are shown.`,
      more: (count: number) => `Show ${count} more`,
    },
  },
  ratings: {
    none: 'No feedback yet.',
    title: 'Feedback',
    /** Follows the mean. */
    of: (count: number) => ` of 5, from ${plural(count, 'person', 'people')}`,
    comments: 'What people wrote',
    quoted: (text: string) => `“${text}”`,
    several: (people: number) => `${people} people wrote this.`,
    pages: {
      shown: (shown: number, all: number) => `${shown} of ${all} comments are shown.`,
      allShown: (all: number) => `All ${all} comments are shown.`,
      more: (count: number) => `Show ${count} more`,
    },
  },
  attendance: {
    loading: 'Loading attendance',
    zone: (zone: string) => `Times are those of ${zone}. Waiting before the start counts.`,
    guestList: 'Open the guest list',
    label: (team: string) => `Attendance of ${team}`,
    came: (came: number, invited: number, minutes: number) =>
      `${came} of ${invited} ${form(came, 'was', 'were')} there, together ${minutesText(minutes)}.`,
    guest: 'Guest',
    when: 'When',
    inSession: 'In the session',
    minutes: minutesText,
    untilNow: (from: string) => `${from} until now`,
    declined: 'Could not come',
    absent: 'Was not there',
  },
};

export type SessionResultsWords = typeof sessionResults;
