import { creditsText } from '../../../credits-text.ts';
import { form } from '../../counts.ts';

/** What the lists of sessions say, in English; the other languages have the same keys. */
export const sessions = {
  title: 'Sessions',
  create: 'Create session',
  programmes: 'Programmes',
  shownAs: 'Shown as',
  views: { list: 'List', month: 'Month' },
  defaultView: 'Make this my default view',
  failed: 'The sessions didn’t load',
  statuses: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    lobby: 'Doors open',
    live: 'Live',
    completed: 'Completed',
    cancelled: 'Cancelled',
    failed: 'Did not take place',
    archived: 'Archived',
  },
  list: {
    tabsLabel: 'Sessions by status',
    tabs: {
      upcoming: { label: 'Upcoming', empty: 'No upcoming sessions' },
      live: { label: 'Live', empty: 'No session is live right now' },
      past: { label: 'Past', empty: 'No past sessions yet' },
      cancelled: { label: 'Cancelled', empty: 'No cancelled sessions' },
      archived: { label: 'Archived', empty: 'The archive is empty' },
    },
    search: 'Search',
    searchExample: 'Session name or guest',
    sort: 'Sort by',
    sorts: { starts_at: 'Earliest first', '-starts_at': 'Latest first', title: 'By name' },
    more: 'Show more sessions',
    download: 'Download list (CSV)',
    noMatch: (search: string) => (search === '' ? 'No matching sessions' : `Nothing found for “${search}”`),
    searchHelp: 'You can search by session name, or by a guest’s name or email.',
    clear: 'Clear filters',
  },
  narrowing: {
    story: 'Story',
    allStories: 'All stories',
    creator: 'Scheduled by',
    everybody: 'Everybody',
  },
  table: {
    columns: {
      session: 'Session',
      starts: 'Starts',
      status: 'Status',
      people: 'People',
      credits: 'Credits',
    },
    select: (session: string) => `Select ${session}`,
    opened: (people: number) => `${people} opened`,
    declined: (people: number) => `${people} cannot come`,
    used: (credits: number) => `${credits} used`,
    reserved: (credits: number) => `${credits} reserved`,
    noCredits: 'none',
  },
  archive: {
    selected: (sessions: number) => `${sessions} selected`,
    clear: 'Clear selection',
    all: (sessions: number) => form(sessions, 'Select 1 session', `Select all ${sessions}`),
    restore: 'Restore from archive',
    archive: 'Archive selected',
  },
  month: {
    previous: 'Previous month',
    present: 'This month',
    next: 'Next month',
    today: (day: string) => `${day}, today`,
    createOn: (day: string) => `Create a session on ${day}`,
    none: (month: string, isNarrowed: boolean) => `No ${isNarrowed ? 'matching ' : ''}sessions in ${month}.`,
    createOne: 'Create one',
    tooMany: 'Too many sessions to show. Filter by story or organiser.',
  },
  menu: {
    label: (session: string) => `Actions for ${session}`,
    open: 'Open session',
    results: 'Results',
    duplicate: 'Duplicate session',
    duplicateEmpty: 'Duplicate without guests',
    copyLink: 'Copy join link',
    calendar: 'Download calendar file',
    archive: 'Archive',
    restore: 'Restore from archive',
    cancel: 'Cancel session',
    delete: 'Delete',
  },
  cancel: {
    title: (session: string) => `Cancel “${session}”?`,
    act: 'Cancel session',
    keep: 'Keep session',
    to: 'Everyone on the list',
    reads: (session: string) => `“${session}” is cancelled. The entry is removed from their calendars.`,
    credits: (credits: number, areReturned: boolean) =>
      areReturned
        ? `${creditsText(credits)} will be returned to your balance immediately.`
        : `${creditsText(credits)} won’t be returned because the doors are already open.`,
    final: 'You can’t undo this.',
  },
  delete: {
    title: (session: string) => `Delete “${session}”?`,
    act: 'Delete session',
    keep: 'Keep session',
    text: 'The session, its guest list and its results disappear from the dashboard for everybody in your company. You can’t undo this. To hide it instead, archive it.',
  },
};

export type SessionsWords = typeof sessions;
