/** What files are called that the server gives out, in English; the other languages have the same keys. */
export const fileNames = {
  ownData: 'own-data',
  companyData: 'company-data',
  auditLog: 'audit-log',
  report: 'report',
  sessions: 'sessions',
  /** Before what a file says of a session, where its title has neither letters nor digits. */
  session: 'session',
  results: 'results',
  scorecard: 'scorecard',
  attendance: 'attendance',
  awards: 'awards',
  log: 'log',
};

export type FileNames = typeof fileNames;
