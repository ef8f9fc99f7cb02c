import type { FileNames } from '../en/file-names.ts';

/** In German. */
export const fileNames: FileNames = {
  ownData: 'eigene-daten',
  companyData: 'firmendaten',
  auditLog: 'aenderungsprotokoll',
  report: 'bericht',
  sessions: 'sessions',
  session: 'session',
  results: 'ergebnisse',
  scorecard: 'wertung',
  attendance: 'anwesenheit',
  awards: 'urkunden',
  log: 'protokoll',
};
