/** What facilitators read of the sessions that they run. */
export const hosting = {
  title: 'Your sessions',
  failed: 'Your sessions didn’t load',
  loading: 'Loading your sessions',
  empty: 'No sessions yet',
  emptyText: 'Sessions appear here once an organiser assigns them to you. We’ll email you when they do.',
  upcoming: 'Upcoming',
  past: 'Past',
  columns: { session: 'Session', starts: 'Starts', status: 'Status', people: 'People' },
  session: 'Session',
  sessionFailed: 'This session didn’t load',
  sessionGone: 'Session not found',
  sessionGoneText: 'It may have been deleted, or it is no longer assigned to you.',
  seeResults: 'See the results',
  copyLink: 'Copy join link',
  scheduledBy: 'Scheduled by',
  guests: 'Guest list',
  aGuest: 'A guest',
  resultsOf: (title: string) => `${title}: results`,
  resultsFailed: 'The results didn’t load',
  resultsLoading: 'Loading results',
  backToSession: 'Back to the session',
};

export type HostingWords = typeof hosting;
