import { defineCalls } from './call.ts';
import type { resultSpec } from './schemas/results.ts';

/** Scorecards, analyses and awards. */
export const resultCalls = defineCalls<typeof resultSpec>()({
  ofSession: { method: 'GET', path: '/api/session/:id/results', access: 'host' },
  csv: { method: 'GET', path: '/api/session/:id/results.csv', access: 'company', answers: 'text/csv' },
  /** For the organiser, without the parts of single people: a file cannot be recalled. */
  pdf: { method: 'GET', path: '/api/session/:id/results.pdf', access: 'host', answers: 'application/pdf' },
  /** Every award of the session that counts, a page each. */
  awardsPdf: {
    method: 'GET',
    path: '/api/session/:id/awards.pdf',
    access: 'company',
    answers: 'application/pdf',
  },
  /** Who was there from when to when. */
  attendance: { method: 'GET', path: '/api/session/:id/attendance', access: 'company' },
  attendanceCsv: {
    method: 'GET',
    path: '/api/session/:id/attendance.csv',
    access: 'company',
    answers: 'text/csv',
  },
  attendanceXlsx: {
    method: 'GET',
    path: '/api/session/:id/attendance.xlsx',
    access: 'company',
    answers: 'application/octet-stream',
  },
  /** The session's log, by scene and action, without participants' names. */
  log: { method: 'GET', path: '/api/session/:id/log.csv', access: 'company', answers: 'text/csv' },
  /** The participant's own: own team first, own part beside it. */
  ofSeat: { method: 'GET', path: '/api/session/scorecard/:sessionId', access: 'participant' },
  /** The participant's own results as a file, without other people's parts: a file cannot be recalled. */
  seatPdf: {
    method: 'GET',
    path: '/api/session/scorecard/:sessionId/scorecard.pdf',
    access: 'participant',
    answers: 'application/pdf',
  },
  seatCsv: {
    method: 'GET',
    path: '/api/session/scorecard/:sessionId/scorecard.csv',
    access: 'participant',
    answers: 'text/csv',
  },
  /** Writes one's name on one's own award as it should be written. */
  correctOwnName: { method: 'POST', path: '/api/session/scorecard/:sessionId/name', access: 'participant' },
  correctName: { method: 'POST', path: '/api/session/:id/award/:code/name', access: 'company' },
  revokeAward: { method: 'POST', path: '/api/session/:id/award/:code/revoke', access: 'company' },
  awardPdf: {
    method: 'GET',
    path: '/api/award/:code/award.pdf',
    access: 'public',
    answers: 'application/pdf',
  },
  /** The logo of the award's company, an image. */
  awardLogo: {
    method: 'GET',
    path: '/api/award/:code/logo',
    access: 'public',
    answers: 'application/octet-stream',
  },
  /** Whether an award's code bears our own signature. */
  verifyAward: { method: 'GET', path: '/api/award/:code', access: 'public' },
});
